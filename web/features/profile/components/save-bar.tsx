import { useOnline } from '../../../lib/browser/use-online.ts';
import { useErrorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { keepFieldsClear } from '../../../ui/layout/clear-of-foot.ts';
import { measureFoot } from '../../../ui/layout/foot-height.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  form: {
    changed: readonly string[];
    busy: boolean;
    /** Fields that need another look. */
    shown: object;
    collisions: { fields: readonly string[] };
    /** Why it was not saved, when no field is the reason. */
    failed: Error | null;
  };
  onDiscard: () => void;
}

function standAtFoot(bar: HTMLElement | null): () => void {
  const ends = [measureFoot(bar), keepFieldsClear(bar)];
  return () => ends.forEach((end) => end?.());
}

/** Comes with the first change and stays at the foot of the window until it is saved or let go; what went wrong is said where one saves. */
export function SaveBar({ form, onDiscard }: SaveBarProps) {
  const text = useText('profile');
  const errorText = useErrorText();
  const online = useOnline();
  const dirty = form.changed.length > 0;
  const faults = Object.keys(form.shown).length;
  const collisions = form.collisions.fields.length;

  function wrong(): string | null {
    if (!online) return text('offlineKept');
    if (faults > 0) return text('fix', { count: faults });
    if (collisions > 0) return text('collides', { count: collisions });
    return form.failed && !form.busy ? `${text('saveFailed')}. ${errorText(form.failed)}` : null;
  }
  const said = wrong();

  return (
    <div
      ref={dirty ? standAtFoot : null}
      className={classes['bar']}
      {...(dirty && { 'data-shown': true, 'data-foot': 'always' })}
    >
      <p className={classes['words']} role="status" data-wrong={said !== null || undefined}>
        {dirty && (said ?? text('unsaved'))}
      </p>
      {dirty && (
        <div className={classes['buttons']}>
          <Button kind="quiet" onClick={onDiscard} disabled={form.busy}>
            {text('discard')}
          </Button>
          <Button kind="primary" type="submit" busy={form.busy} busyText={text('saving')}>
            {text('save')}
          </Button>
        </div>
      )}
    </div>
  );
}
