import { useText } from '../../../../../lib/i18n/use-text.ts';
import { Banner } from '../../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { EarlierPosts } from '../../posts/earlier-posts.tsx';
import type { Composer } from '../use-composer.ts';

/** Asks, in the place where it was pressed, before a piece goes to the same target on the same day once more. */
export function RepeatQuestion({ composer }: { composer: Composer }) {
  const text = useText('sharing');
  const composing = useText('composer');
  const { share, draft, sendAgain } = composer;
  return (
    <Banner
      kind="attention"
      announce
      title={text('repeatAsk')}
      action={<Button onClick={sendAgain}>{text(draft.mode === 'schedule' ? 'repeatSchedule' : 'repeatPost')}</Button>}
    >
      <EarlierPosts error={share.error} />
      <p>{composing('keptAsIs')}</p>
    </Banner>
  );
}
