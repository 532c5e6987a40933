import { ApiError } from '../../../../../lib/api/api-error.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import type { Composer } from '../use-composer.ts';

/** Asks, in the place where it was pressed, before a piece goes to the same target on the same day once more. */
export function RepeatQuestion({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const format = useFormat();
  const { share, draft, sendAgain } = composer;
  const earlier = share.error instanceof ApiError ? share.error.earlier : [];
  return (
    <Banner
      kind="attention"
      announce
      title={text('repeatAsk')}
      action={<Button onClick={sendAgain}>{text(draft.mode === 'schedule' ? 'repeatSchedule' : 'repeatPost')}</Button>}
    >
      {earlier.map(({ id, state, targetName: target, at }) => (
        <p key={id}>
          {state === 'scheduled'
            ? text('repeatScheduled', { target, moment: format.date(at, 'moment') })
            : text('repeatPosted', { target, ago: format.ago(at) })}
        </p>
      ))}
      <p>{text('keptAsIs')}</p>
    </Banner>
  );
}
