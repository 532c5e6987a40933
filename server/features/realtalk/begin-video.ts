import { moved } from '@yardsign/domain/realtalk/captions';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { FILM_FRAME, type Film } from '@yardsign/scene/film/film';
import { recordingFilm } from '@yardsign/scene/film/recording-film';
import { AppError } from '../../platform/errors.ts';
import { SIGNATURE } from '../content/designs/seen-slides.ts';
import { addFilm } from '../content/films/add-film.ts';
import { findShowing } from '../content/films/film-drawing.ts';
import { mustHoldFeature } from '../content/must-hold-feature.ts';
import { readOwn } from '../content/own/change-own.ts';
import { imageUrl } from '../profile/ports.ts';
import { videoUrl } from '../uploads/ports.ts';
import type { ContentDeps } from '../content/ports.ts';
import type { RealtalkDeps } from './ports.ts';
import { cutOf, findRecording, holdRecording, type RecordingRow } from './store.ts';

/** Whole frames, so that the clip never ends before the film. */
const wholeFrames = (ms: number): number => Math.floor((ms / 1000) * FILM_FRAME.rate) / FILM_FRAME.rate;

/** Another press of the button has begun the same: what this one wrote is taken back. */
class BegunMeanwhile extends Error {
  readonly contentId: string;

  constructor(contentId: string) {
    super('a video of this recording was begun at the same time');
    this.name = 'BegunMeanwhile';
    this.contentId = contentId;
  }
}

/** What is drawn of a recording. */
export function filmOf(row: RecordingRow): Film {
  const { from, until } = cutOf(row);
  const clip = { url: videoUrl(row.upload_id), poster: imageUrl(row.poster), from: from / 1000 };
  const captions = moved(row.captions, -from, until - from);
  return recordingFilm({ title: row.title, seconds: wholeFrames(until - from), captions, ...clip });
}

/** Writes the piece whose film shows a recording. @returns its id. @throws BegunMeanwhile */
async function addVideo(content: ContentDeps, ownerId: string, recording: RecordingRow): Promise<string> {
  const { title, language, upload_id: uploadId } = recording;
  const text = { title, description: '', contents: '', caption: `${title}\n\n${SIGNATURE}` };
  const begun = { film: filmOf(recording), texts: { spoken: language, text }, uploadId };
  return addFilm(content, ownerId, begun, async (tx, contentId) => {
    // Whoever comes second waits here for the first.
    await holdRecording(tx, recording.id);
    const other = await findShowing(tx, { ownerId, uploadId, besides: contentId });
    if (other !== undefined) throw new BegunMeanwhile(other);
  });
}

function idOfOther(error: unknown): string {
  if (error instanceof BegunMeanwhile) return error.contentId;
  throw error;
}

/**
 * Begins a video of the member's own of a recording; one that was begun before is gone on with. Like every film it is drawn and encoded
 * by their browser, with their name below it.
 *
 * @throws AppError `not_found`; `feature_required`, `no_room_for_pieces`
 */
export async function beginVideo(
  { db, content }: Pick<RealtalkDeps, 'db' | 'content'>,
  actor: MemberActor,
  id: string,
): Promise<{ id: string; path: string }> {
  mustHoldFeature(actor, 'video');
  const recording = await findRecording(db, { memberId: actor.userId, id });
  if (!recording) throw new AppError('not_found');
  const begun = await findShowing(db, { ownerId: actor.userId, uploadId: recording.upload_id });
  const piece = begun ?? (await addVideo(content, actor.userId, recording).catch(idOfOther));
  const { path } = await readOwn(content, actor, piece, recording.language);
  return { id: piece, path };
}
