import type { MemberActor } from '@yardsign/domain/access/actor';
import type { Caption } from '@yardsign/domain/realtalk/captions';
import { LEAST_RECORDING_SECONDS } from '@yardsign/domain/realtalk/recording';
import { AppError } from '../../platform/errors.ts';
import { redrawFilm } from '../content/films/add-film.ts';
import { findShowing } from '../content/films/film-drawing.ts';
import { filmOf } from './begin-video.ts';
import type { RealtalkDeps, FullRecording } from './ports.ts';
import { presentRecording } from './read-recordings.ts';
import { changeRecording, type Cut, holdRecording, type RecordingRow } from './store.ts';

const wrong = (path: string, message: string) => new AppError('invalid_request', { issues: [{ path, message }] });

/**
 * Changes what the video of a recording shows. One that was begun of it is drawn so from now on, and has to be made again.
 *
 * @param mustFit throws where the changed recording cannot be so. @throws AppError `not_found`
 */
async function edit(
  { db }: Pick<RealtalkDeps, 'db'>,
  actor: MemberActor,
  id: string,
  change: Parameters<typeof changeRecording>[2],
  mustFit: (row: RecordingRow) => void,
): Promise<FullRecording> {
  const memberId = actor.userId;
  const row = await db.transaction().execute(async (tx) => {
    // Two windows come one after the other, and the video shows what the recording has.
    await holdRecording(tx, id);
    const changed = await changeRecording(tx, { memberId, id }, change);
    if (!changed) throw new AppError('not_found');
    mustFit(changed);
    const video = await findShowing(tx, { ownerId: memberId, uploadId: changed.upload_id });
    if (video !== undefined) await redrawFilm(tx, video, filmOf(changed));
    return changed;
  });
  return presentRecording({ db }, actor, row);
}

/**
 * Writes what is said in a recording anew.
 *
 * @throws AppError `not_found`; `invalid_request` for what would be said after the recording has ended
 */
export function captionRecording(
  deps: Pick<RealtalkDeps, 'db'>,
  actor: MemberActor,
  id: string,
  captions: readonly Caption[],
): Promise<FullRecording> {
  return edit(deps, actor, id, { captions: JSON.stringify(captions) }, ({ length_ms: lengthMs }) => {
    const last = captions.at(-1);
    if (last !== undefined && last.until > lengthMs)
      throw wrong(`captions.${captions.length - 1}.until`, 'the recording has ended by then');
  });
}

/**
 * Says which part of a recording its video shows.
 *
 * @throws AppError `not_found`; `invalid_request` for what lies outside the recording, or is shorter than a second
 */
export function cutRecording(
  deps: Pick<RealtalkDeps, 'db'>,
  actor: MemberActor,
  id: string,
  { from, until }: Cut,
): Promise<FullRecording> {
  return edit(deps, actor, id, { cut_from: from, cut_until: until }, ({ length_ms: lengthMs }) => {
    if (until > lengthMs) throw wrong('cut.until', 'the recording has ended by then');
    const least = Math.min(lengthMs, LEAST_RECORDING_SECONDS * 1000);
    if (until - from < least) throw wrong('cut.until', `it ends at least ${least} ms after it begins`);
  });
}
