import { useMatches } from '@tanstack/react-router';
import type { Page } from '@yardsign/domain/access/pages';
import type { MessagesOf } from '../../locales/areas.ts';
import { messages } from '../../locales/en/frame/preparation.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useSession } from '../../lib/session/session-query.ts';
import { LinkButton } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useCurrentTitle } from '../use-current-title.ts';

type Sentence = keyof MessagesOf<'preparation'>;

const isSentence = (key: string | undefined): key is Sentence => key !== undefined && key in messages;

interface InPreparationProps {
  page: Pick<Page, 'title'> | undefined;
}

/** What will be on a page, and the ways on. */
export function InPreparation({ page }: InPreparationProps) {
  const text = useText('preparation');
  const shell = useText('shell');
  const session = useSession();
  const title = useCurrentTitle();
  const [to, label] = session === null ? ['/login', shell('backToLogin')] : ['/dashboard', shell('backToDashboard')];
  return (
    <EmptyState
      drawing="preparation"
      heading="h1"
      title={title}
      action={
        <>
          {session !== null && <LinkButton to="/shareable-content">{shell('shareableContent')}</LinkButton>}
          <LinkButton to={to}>{label}</LinkButton>
        </>
      }
    >
      {text(isSentence(page?.title) ? page.title : 'other')} {text('notYet')}
    </EmptyState>
  );
}

/** A page that has its address, its title and its guards, and is not built yet. */
export function InPreparationPage() {
  return <InPreparation page={useMatches({ select: (matches) => matches.at(-1)?.staticData.page })} />;
}
