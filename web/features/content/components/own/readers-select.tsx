import { isTeamOwner } from '@yardsign/domain/access/roles';
import { kinds } from '@yardsign/domain/content/kinds';
import { useErrorText } from '../../../../lib/i18n/error-text.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import type { Piece } from '../../model.ts';
import { useChangePiece } from './own-api.ts';
import classes from './own-actions.module.css';

/** Who reads a piece of one's own: oneself, the visitors of one's public page, and the team of whoever owns one. */
export function ReadersSelect({ piece, language }: { piece: Piece; language: Language }) {
  const text = useText('content');
  const errorText = useErrorText();
  const user = useSession()?.user;
  const change = useChangePiece(piece.id);
  const ownsTeam = user !== undefined && isTeamOwner(user);
  // A video of the member's own stands nowhere but where they post it.
  const hasPublicPage = kinds[piece.content_type].hasPublicPage && piece.film?.url !== null;
  // What has no public page is read by oneself alone, unless a team has it.
  const statuses = (['draft', 'published', 'public'] as const).filter((status) =>
    status === 'public' ? ownsTeam : status === 'draft' || hasPublicPage,
  );
  if (statuses.length < 2) return null;
  const shown = statuses.findLast((status) => status === piece.status) ?? (hasPublicPage ? 'published' : 'draft');
  function choose(value: string) {
    const status = statuses.find((each) => each === value);
    if (status === undefined) return;
    change.mutate(
      { language, status },
      {
        onSuccess: () => showToast({ message: text(`readers_${status}_done`) }),
        onError: (error) => showToast({ kind: 'failure', message: errorText(error) }),
      },
    );
  }
  return (
    <div className={classes['readers']}>
      <NativeSelect
        label={text('readers')}
        choices={statuses.map((status) => ({
          value: status,
          label: text(status === 'public' && !hasPublicPage ? 'readers_team' : `readers_${status}`),
        }))}
        value={shown}
        disabled={change.isPending}
        onChange={choose}
      />
    </div>
  );
}
