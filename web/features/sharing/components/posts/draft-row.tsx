import { Link } from '@tanstack/react-router';
import { serverNow } from '../../../../lib/browser/server-clock.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useSession } from '../../../../lib/session/session-query.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Picture } from '../../../../ui/display/picture.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { pictureUrl } from '../../api.ts';
import { type SavedDraft, plannedFor } from '../../draft-model.ts';
import classes from './post-row.module.css';
import { preloadComposer } from '../composer/share-dialog.tsx';

/** When it is meant to go out, when that was chosen. */
function Planned({ draft }: { draft: SavedDraft }) {
  const text = useText('sharing');
  const format = useFormat();
  const planned = plannedFor(draft, serverNow());
  if (planned === null) return null;
  if (planned === 'passed') return <span>{text('draftPlanPassed')}</span>;
  return (
    <time dateTime={planned.toISOString()}>{text('draftPlanned', { moment: format.date(planned, 'moment') })}</time>
  );
}

/** A draft in a list. The row leads back into the composer. */
export function DraftRow({ draft, onDelete }: { draft: SavedDraft; onDelete: () => void }) {
  const text = useText('sharing');
  const format = useFormat();
  const brandVersion = useSession()?.brandVersion ?? 0;
  const { title, path } = draft.content;
  const composer = { to: path, search: { compose: draft.mode, language: draft.language } };
  return (
    <li className={classes['row']} onPointerEnter={preloadComposer}>
      <span className={classes['picture']}>
        <Picture src={pictureUrl(draft, brandVersion)} alt="" width={1} height={1} fallback=" " />
      </span>
      <div className={classes['words']}>
        <Link {...composer} className={classes['title']} lang={draft.language}>
          {title}
        </Link>
        <p className={classes['facts']}>
          <time dateTime={draft.updatedAt}>{text('draftChanged', { ago: format.ago(draft.updatedAt) })}</time>
          <Planned draft={draft} />
        </p>
      </div>
      <span className={classes['actions']}>
        <LinkButton {...composer} size="small">
          {text('draftContinue')} <VisuallyHidden>{title}</VisuallyHidden>
        </LinkButton>
        <Button kind="quiet" size="small" aria-label={text('draftDeleteOf', { title })} onClick={onDelete}>
          {text('draftDelete')}
        </Button>
      </span>
    </li>
  );
}
