import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { recordingsRoutes } from '@yardsign/contracts/routes/content/recordings';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { faultOfRecording } from '@yardsign/domain/realtalk/recording';
import { AppError } from '../../platform/errors.ts';
import { mustHoldFeature } from '../content/must-hold-feature.ts';
import { namePieces } from '../content/name-pieces.ts';
import { readershipFor } from '../content/read-content.ts';
import { finishedMovie, noteMovie } from '../uploads/video/finished-movie.ts';
import type { RealtalkDeps, FullRecording } from './ports.ts';
import { presentRecording } from './read-recordings.ts';
import { insertRecording } from './store.ts';

/** The script as it may be named: what the member cannot see, or what has gone while it was read, is no script. */
async function readableScript(deps: RealtalkDeps, actor: MemberActor, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const piece = (await namePieces(deps, [id], readershipFor(actor))).get(id);
  return piece?.contentType === 'script' ? id : null;
}

/**
 * Keeps a recording: a finished upload of the member's that by its bytes can be played by every browser. Kept again it is the same one.
 *
 * @throws AppError `feature_required`, `upload_not_found`, `unreadable_video`, `recording_refused`, `invalid_request` for a picture that is not the member's
 */
export async function keepRecording(
  deps: RealtalkDeps,
  actor: MemberActor,
  { title, language, scriptId, s3Key, poster, captions }: RouteTypes<typeof recordingsRoutes.keepRecording>['body'],
): Promise<FullRecording> {
  mustHoldFeature(actor, 'script');
  const { upload, header } = await finishedMovie(deps, actor.userId, s3Key);
  const fault = faultOfRecording({ ...header, bytes: upload.bytes });
  if (fault !== null) throw new AppError('recording_refused', { issues: [{ path: 's3Key', message: fault }] });
  const lengthMs = Math.round(header.seconds * 1000);
  await noteMovie(deps, actor.userId, upload.id, { length_ms: lengthMs, format: header.format, poster });
  const row = await insertRecording(deps.db, {
    ...{ id: deps.random.id('rec'), member_id: actor.userId, title, language },
    ...{ script_id: await readableScript(deps, actor, scriptId), upload_id: upload.id, bytes: upload.bytes },
    ...{ length_ms: lengthMs, width: header.width, height: header.height, poster, created_at: deps.clock.now() },
    captions: JSON.stringify(captions),
  });
  return presentRecording(deps, actor, row);
}
