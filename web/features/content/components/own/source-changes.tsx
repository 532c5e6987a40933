import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { MarkedText } from '../../../../ui/display/marked-text.tsx';
import { wordsBeginning } from '../../../../ui/display/words-beginning.ts';
import { CheckboxField } from '../../../../ui/form/choice-fields.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import type { SourceText } from './own-api.ts';
import classes from './source-dialog.module.css';

type Change = SourceText['changes'][number];

interface ChangesProps {
  source: SourceText;
  language: Language;
  isTicked: (change: Change) => boolean;
  onTick: (changes: readonly Change[], ticked: boolean) => void;
}

/** From so many on, they are ticked together as well. */
const SEVERAL = 3;

/** What has changed in one language of a source, each change to be taken over or left. */
export function SourceChanges({ source: { changes }, language, isTicked, onTick }: ChangesProps) {
  const text = useText('changes');
  const isAll = changes.every(isTicked);
  return (
    <section className={classes['language']}>
      <div className={classes['head']}>
        <h3>{text(language === 'es' ? 'sourceInEs' : 'sourceInEn')}</h3>
        {changes.length >= SEVERAL && (
          <Button size="small" kind="quiet" onClick={() => onTick(changes, !isAll)}>
            {text(isAll ? 'tickNone' : 'tickAll')}
          </Button>
        )}
      </div>
      {changes.length === 0 && <p>{text('sourceSame')}</p>}
      <ul className={classes['list']}>
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            language={language}
            ticked={isTicked(change)}
            onTick={(ticked) => onTick([change], ticked)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  change: Change;
  language: Language;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

function ChangeItem({ change, language, ticked, onTick }: ItemProps) {
  const text = useText('changes');
  const { kind, mine, theirs, after } = change;
  const isMove = kind === 'moved' && mine !== null;
  const place = after === null ? text('first') : text('follows', { after: wordsBeginning(after) });
  // Whoever goes from box to box hears which paragraph each is about.
  const label = (
    <>
      {text(`kind_${kind}`)}
      <VisuallyHidden>
        {': '}
        <span lang={language}>{wordsBeginning(theirs ?? mine ?? '')}</span>
      </VisuallyHidden>
    </>
  );
  const labels = { gone: text('gone'), new: text('new'), picture: text('picture') };
  const help = [
    ...(kind === 'inserted' || kind === 'moved' ? [place] : []),
    ...(change.isContested ? [text('contested')] : []),
  ];
  return (
    <li className={classes['change']}>
      <CheckboxField label={label} help={help.join(' · ')} checked={ticked} onChange={onTick} />
      <div lang={language}>
        <MarkedText before={mine} after={isMove ? mine : theirs} labels={labels} />
      </div>
    </li>
  );
}
