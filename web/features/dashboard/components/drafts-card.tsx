import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSession } from '../../../lib/session/session-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { pieceSearch } from '../../content/model.ts';
import { calendarSearch } from '../../scheduling/calendar-search.ts';
import { pictureUrl } from '../../sharing/api.ts';
import { PostRows } from '../../sharing/components/posts/post-row.tsx';
import { composeSearch } from '../../sharing/compose-search.ts';
import type { SavedDraft } from '../../sharing/draft-model.ts';
import next from './next-up.module.css';
import classes from './small-post.module.css';

function SmallDraft({ draft }: { draft: SavedDraft }) {
  const text = useText('dashboard');
  const format = useFormat();
  const brandVersion = useSession()?.brandVersion ?? 0;
  return (
    <li className={classes['post']}>
      <span className={classes['picture']}>
        <Picture src={pictureUrl(draft, brandVersion)} alt="" width={1} height={1} fallback=" " />
      </span>
      <div className={classes['words']}>
        <time dateTime={draft.updatedAt} className={classes['time']}>
          {text('draftChanged', { ago: format.ago(draft.updatedAt) })}
        </time>
        <Link
          to={draft.content.path}
          search={{ ...composeSearch.link({ compose: draft.mode }), ...pieceSearch.link({ language: draft.language }) }}
          className={classes['title']}
          lang={draft.language}
        >
          {draft.content.title}
        </Link>
      </div>
    </li>
  );
}

/** Posts that were begun, when there are any: one press leads back into the composer. */
export function DraftsCard({ drafts }: { drafts: readonly SavedDraft[] }) {
  const text = useText('dashboard');
  if (drafts.length === 0) return null;
  return (
    <Card
      title={text('draftsTitle')}
      aside={
        <Link to="/content-calendar" search={calendarSearch.link({ view: 'drafts' })} className={next['all']}>
          {text('draftsAll')}
        </Link>
      }
    >
      <PostRows>
        {drafts.map((draft) => (
          <SmallDraft key={draft.content.id} draft={draft} />
        ))}
      </PostRows>
    </Card>
  );
}
