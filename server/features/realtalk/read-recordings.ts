import type { MemberActor } from '@yardsign/domain/access/actor';
import { AppError } from '../../platform/errors.ts';
import { readCursor, writeCursor } from '../../platform/http/time-cursor.ts';
import { showingPaths } from '../content/films/film-drawing.ts';
import { namePieces, type PieceName } from '../content/name-pieces.ts';
import { readershipFor } from '../content/read-content.ts';
import { imageUrl } from '../profile/ports.ts';
import { videoUrl } from '../uploads/ports.ts';
import type { RealtalkDeps, Recording, FullRecording } from './ports.ts';
import {
  countRecordings,
  cutOf,
  findRecording,
  pageOfRecordings,
  changeRecording,
  type RecordingRow,
} from './store.ts';

type Deps = Pick<RealtalkDeps, 'db'>;

/** What recordings lead to. */
interface Beside {
  /** The scripts that were read, by id: those alone that the member can still see. */
  scripts: ReadonlyMap<string, PieceName>;
  /** Where the videos are that were begun of them, by upload. */
  videos: ReadonlyMap<string, string>;
}

async function besideOf(deps: Deps, actor: MemberActor, rows: readonly RecordingRow[]): Promise<Beside> {
  const ids = rows.flatMap(({ script_id: id }) => (id === null ? [] : [id]));
  const uploads = rows.map(({ upload_id: id }) => id);
  const [scripts, videos] = await Promise.all([
    namePieces(deps, [...new Set(ids)], readershipFor(actor)),
    showingPaths(deps.db, actor.userId, uploads),
  ]);
  return { scripts, videos };
}

function present(row: RecordingRow, { scripts, videos }: Beside): Recording {
  const { script_id: id, language } = row;
  const script = id === null ? undefined : scripts.get(id);
  const video = videos.get(row.upload_id);
  return {
    id: row.id,
    title: row.title,
    language,
    script: id !== null && script ? { id, title: script.titles[language], path: script.path } : null,
    seconds: row.length_ms / 1000,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    url: videoUrl(row.upload_id),
    poster: imageUrl(row.poster),
    createdAt: row.created_at.toISOString(),
    video: video === undefined ? null : { path: video },
  };
}

export async function presentRecording(deps: Deps, actor: MemberActor, row: RecordingRow): Promise<FullRecording> {
  return { ...present(row, await besideOf(deps, actor, [row])), captions: row.captions, cut: cutOf(row) };
}

/** A page of what a member has recorded, the newest first; of one script where it is named. */
export async function listRecordings(
  deps: Deps,
  actor: MemberActor,
  { script, cursor, limit }: { script?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ items: Recording[]; nextCursor: string | null; count: number }> {
  const after = cursor === undefined ? undefined : readCursor(cursor, 'rec');
  const of = { memberId: actor.userId, script };
  const [rows, count] = await Promise.all([
    pageOfRecordings(deps.db, of, { after, limit: limit + 1 }),
    countRecordings(deps.db, of),
  ]);
  const page = rows.slice(0, limit);
  const beside = await besideOf(deps, actor, page);
  const last = page.at(-1);
  return {
    items: page.map((row) => present(row, beside)),
    nextCursor: rows.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
    count,
  };
}

/** @throws AppError `not_found` */
export async function readRecording(deps: Deps, actor: MemberActor, id: string): Promise<FullRecording> {
  const row = await findRecording(deps.db, { memberId: actor.userId, id });
  if (!row) throw new AppError('not_found');
  return presentRecording(deps, actor, row);
}

/** @throws AppError `not_found` */
export async function renameRecording(
  deps: Deps,
  actor: MemberActor,
  id: string,
  title: string,
): Promise<FullRecording> {
  const row = await changeRecording(deps.db, { memberId: actor.userId, id }, { title });
  if (!row) throw new AppError('not_found');
  return presentRecording(deps, actor, row);
}
