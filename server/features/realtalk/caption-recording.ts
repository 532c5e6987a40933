import type { MemberActor } from '@yardsign/domain/access/actor';
import type { Caption } from '@yardsign/domain/realtalk/captions';
import { AppError } from '../../platform/errors.ts';
import { redrawFilm } from '../content/films/add-film.ts';
import { findShowing } from '../content/films/film-drawing.ts';
import { filmOf } from './begin-video.ts';
import type { RealtalkDeps, RecordingWithCaptions } from './ports.ts';
import { presentRecording } from './read-recordings.ts';
import { changeRecording, holdRecording } from './store.ts';

/**
 * Writes what is said in a recording anew. The video that was begun of it is drawn with them from now on, and has to be made again.
 *
 * @throws AppError `not_found`; `invalid_request` for what would be said after the recording has ended
 */
export async function captionRecording(
  deps: Pick<RealtalkDeps, 'db'>,
  actor: MemberActor,
  id: string,
  captions: readonly Caption[],
): Promise<RecordingWithCaptions> {
  const memberId = actor.userId;
  const row = await deps.db.transaction().execute(async (tx) => {
    // Two windows come one after the other, and the video shows what the recording has.
    await holdRecording(tx, id);
    const changed = await changeRecording(tx, { memberId, id }, { captions: JSON.stringify(captions) });
    if (!changed) throw new AppError('not_found');
    mustEndWithin(captions, changed.length_ms);
    const video = await findShowing(tx, { ownerId: memberId, uploadId: changed.upload_id });
    if (video !== undefined) await redrawFilm(tx, video, filmOf(changed));
    return changed;
  });
  return presentRecording(deps, actor, row);
}

function mustEndWithin(captions: readonly Caption[], lengthMs: number): void {
  const last = captions.at(-1);
  if (last === undefined || last.until <= lengthMs) return;
  throw new AppError('invalid_request', {
    issues: [{ path: `captions.${captions.length - 1}.until`, message: 'the recording has ended by then' }],
  });
}
