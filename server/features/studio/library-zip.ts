import { folderOf } from '@yardsign/domain/content/kinds';
import { WRITTEN_TYPES } from '@yardsign/domain/studio/written-types';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ContentType } from '@yardsign/domain/content/kinds';
import type { Db } from '../../platform/database/database.ts';
import { TEXT_PIECE_FILES } from '../content/library/read-text-piece.ts';
import type { PieceFiles } from './piece-files.ts';

/** An archive says of every file when it was changed. Always the same, so that the same library is the same archive. */
const MTIME = new Date('2000-01-01T00:00:00Z');

/** The library as its own files, in the folders of `library/`: what members see, texts and drawings. */
export async function writeLibraryZip(db: Db): Promise<Buffer> {
  const rows = await db
    .selectFrom('content')
    .select(['type', 'slug', 'files'])
    .where('owner_id', 'is', null)
    .where('status', '!=', 'draft')
    .orderBy('type')
    .orderBy('slug')
    .execute();
  const entries = rows.flatMap(({ type, slug, files }) =>
    Object.entries(files as PieceFiles).map(
      ([name, text]) => [`${folderOf(type)}/${slug}/${name}`, strToU8(text)] as const,
    ),
  );
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: MTIME }));
}

/** The files of one piece, as an archive has them. */
export interface FoundPiece {
  type: ContentType;
  folder: string;
  files: PieceFiles;
}

const MOST_ENTRY_BYTES = 1_000_000;
const MOST_ENTRIES = 20_000;

const typeOf = (folder: string): ContentType | undefined => WRITTEN_TYPES.find((type) => folderOf(type) === folder);

/**
 * The texts in an archive, wherever in it the folders of a library begin. Everything else is left out unread.
 *
 * @throws when it is no archive.
 */
export function readLibraryZip(bytes: Uint8Array): FoundPiece[] {
  let entries = 0;
  const unpacked = unzipSync(bytes, {
    filter({ name, originalSize }) {
      entries += 1;
      const [folder = '', , file = ''] = name.split('/').slice(-3);
      const isWanted = typeOf(folder) !== undefined && TEXT_PIECE_FILES.includes(file);
      return isWanted && originalSize <= MOST_ENTRY_BYTES && entries <= MOST_ENTRIES;
    },
  });
  const pieces = new Map<string, FoundPiece>();
  for (const [name, text] of Object.entries(unpacked)) {
    const [folder = '', slug = '', file = ''] = name.split('/').slice(-3);
    const type = typeOf(folder);
    const key = `${folder}/${slug}`;
    if (type === undefined) continue;
    const known = pieces.get(key) ?? { type, folder: slug, files: {} };
    pieces.set(key, { ...known, files: { ...known.files, [file]: strFromU8(text) } });
  }
  return [...pieces.values()];
}
