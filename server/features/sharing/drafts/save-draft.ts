import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { saveDraft as saveDraftRoute } from '@yardsign/contracts/routes/sharing/drafts';
import { isTimeZone } from '@yardsign/domain/time/wall-clock';
import { AppError } from '../../../platform/errors.ts';
import { mustHoldFeature } from '../../content/must-hold-feature.ts';
import type { Sharer } from '../shares/check-share.ts';
import { dropOldDrafts, lockDraftsOf, upsertDraft } from './draft-store.ts';
import type { Draft, SharingDeps } from '../deps.ts';
import { presentDraft } from '../present.ts';

export type DraftBody = RouteTypes<typeof saveDraftRoute>['body'];

/** More than anybody has in hand. Nothing is refused for it: the drafts that were not touched the longest make room. */
const MOST_DRAFTS = 200;

/**
 * Keeps what a member has chosen so far for a post of a piece, in place of what was kept before.
 *
 * @throws AppError `not_found`, `feature_required`, `invalid_wall_clock` for a zone that is not there
 */
export async function saveDraft(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'namePieces'>,
  sharer: Sharer,
  contentId: string,
  body: DraftBody,
): Promise<Draft> {
  const piece = (await deps.namePieces([contentId], sharer.userId)).get(contentId);
  if (!piece) throw new AppError('not_found', { issues: [{ path: 'contentId', message: 'is not known' }] });
  mustHoldFeature(sharer, piece.contentType);
  if (body.when !== null && !isTimeZone(body.when.timeZone))
    throw new AppError('invalid_wall_clock', { issues: [{ path: 'when.timeZone', message: 'unknown_zone' }] });

  const now = deps.clock.now();
  const row = await deps.db.transaction().execute(async (tx) => {
    await lockDraftsOf(tx, sharer.userId);
    const saved = await upsertDraft(tx, {
      member_id: sharer.userId,
      content_id: contentId,
      captions: body.captions,
      alt_texts: body.altTexts,
      first_comments: body.firstComments,
      covers: body.covers,
      mentions: body.mentions,
      pictures: body.pictures,
      language: body.language,
      size: body.size,
      targets: body.targets,
      variants: body.variants,
      mode: body.mode,
      wall_date: body.when?.date ?? null,
      wall_time: body.when?.time ?? null,
      wall_zone: body.when?.timeZone ?? null,
      created_at: now,
      updated_at: now,
    });
    await dropOldDrafts(tx, sharer.userId, MOST_DRAFTS);
    return saved;
  });
  return presentDraft(row, piece);
}
