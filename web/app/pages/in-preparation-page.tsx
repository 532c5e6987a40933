import { useMatches } from '@tanstack/react-router';
import { standingPages } from '@yardsign/domain/access/feature-soon';
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
  page: Pick<Page, 'title' | 'feature'> | undefined;
}

/** What of the feature is there already, for who is signed in. */
function WaysOn({ page }: InPreparationProps) {
  const shell = useText('shell');
  const titles = useText('titles');
  const there = page?.feature === undefined ? [] : standingPages(page.feature);
  if (there.length === 0) return <LinkButton to="/shareable-content">{shell('shareableContent')}</LinkButton>;
  return there.toReversed().map(({ path, title }) => (
    <LinkButton key={path} to={path}>
      {titles(title)}
    </LinkButton>
  ));
}

/** What will be on a page, what of it is there already, and the way back. */
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
          {session !== null && <WaysOn page={page} />}
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
