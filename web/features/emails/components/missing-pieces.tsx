import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import type { Email } from './use-email.ts';

/** What was chosen and is not in the e-mail: pieces that are gone, to be taken out, and what could not be read, to be tried again. */
export function MissingPieces({ email: { draft, change, lost, unread } }: { email: Email }) {
  const text = useText('emails');
  return (
    <>
      {lost.length > 0 && (
        <Banner
          kind="attention"
          action={
            <Button size="small" onClick={() => change({ pieces: draft.pieces.filter((id) => !lost.includes(id)) })}>
              {text('takeOut')}
            </Button>
          }
        >
          {text('lost', { count: lost.length })}
        </Banner>
      )}
      {unread && (
        <Failed
          place="part"
          title={text('partsFailed')}
          error={unread.error}
          busy={unread.isTrying}
          onRetry={unread.retry}
        />
      )}
    </>
  );
}
