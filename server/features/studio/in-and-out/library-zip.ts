import { folderOf } from '@yardsign/domain/content/kinds';
import { STUDIO_TYPES } from '@yardsign/domain/studio/piece-types';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { ContentType } from '@yardsign/domain/content/kinds';
import { fileNamesOf } from '../../content/library/parse-piece.ts';
import { PERK_FILES } from '../../perks/perk-files.ts';
import { PERKS_FOLDER, perksAsFiles } from '../perks/perk-archive.ts';
import type { PerkDeps, PictureDeps } from '../ports.ts';
import { PICTURE_FILES, PICTURES_FOLDER, picturesAsFiles } from '../pictures/picture-files.ts';
import type { PieceFiles } from '../pieces/piece-files.ts';
import { importedText, LONGEST_TEXT } from './imported-text.ts';

/** An archive says of every file when it was changed. Always the same, so that the same library is the same archive. */
const MTIME = new Date('2000-01-01T00:00:00Z');

/** The library as its own files, in the folders of `library/`: what members see, texts and drawings, the pictures of the content team, and perks. */
export async function writeLibraryZip({ db, files, ...deps }: PerkDeps & Pick<PictureDeps, 'files'>): Promise<Buffer> {
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
  const pictures = await picturesAsFiles(db, files);
  const perks = await perksAsFiles({ db, ...deps });
  return Buffer.from(zipSync(Object.fromEntries([...entries, ...pictures, ...perks]), { mtime: MTIME }));
}

/** The files of one piece, as an archive has them. */
export interface FoundPiece {
  type: ContentType;
  folder: string;
  files: PieceFiles;
}

/** A perk, as an archive has it. */
interface FoundPerk {
  folder: string;
  files: Record<string, string>;
}

/** A picture of texts, as an archive has it. */
interface FoundPicture {
  id: string;
  files: Record<string, Uint8Array>;
}

const MOST_ENTRY_BYTES = { text: LONGEST_TEXT, picture: 4_000_000 };
const MOST_ENTRIES = 20_000;
/** Together, once unpacked: an archive that says less of itself than it holds is stopped by each entry's own bound. */
const MOST_BYTES = 200_000_000;

const typeOf = (folder: string): ContentType | undefined => STUDIO_TYPES.find((type) => folderOf(type) === folder);

function isWanted(folder: string, file: string, bytes: number): boolean {
  if (folder === PICTURES_FOLDER) return PICTURE_FILES.includes(file) && bytes <= MOST_ENTRY_BYTES.picture;
  if (folder === PERKS_FOLDER) return PERK_FILES.includes(file) && bytes <= MOST_ENTRY_BYTES.text;
  const type = typeOf(folder);
  return type !== undefined && fileNamesOf(type).includes(file) && bytes <= MOST_ENTRY_BYTES.text;
}

/** A file of an archive by its name; none where its letters are not UTF-8: without it a piece is not complete. */
function textEntry(name: string, content: Uint8Array): Record<string, string> {
  try {
    return { [name]: importedText(content) };
  } catch {
    return {};
  }
}

/** What an archive of a library holds. */
export interface FoundLibrary {
  pieces: FoundPiece[];
  pictures: FoundPicture[];
  perks: FoundPerk[];
}

/**
 * The pieces in an archive, the pictures of texts and perks, wherever in it the folders of a library begin. Everything else is left out unread.
 *
 * @throws when it is no archive.
 */
export function readLibraryZip(archive: Uint8Array): FoundLibrary {
  let entries = 0;
  let bytes = 0;
  const unpacked = unzipSync(archive, {
    filter({ name, originalSize }) {
      entries += 1;
      const [folder = '', , file = ''] = name.split('/').slice(-3);
      if (entries > MOST_ENTRIES || !isWanted(folder, file, originalSize)) return false;
      bytes += originalSize;
      return bytes <= MOST_BYTES;
    },
  });
  const pieces = new Map<string, FoundPiece>();
  const pictures = new Map<string, FoundPicture>();
  const perks = new Map<string, FoundPerk>();
  for (const [name, content] of Object.entries(unpacked)) {
    const [folder = '', slug = '', file = ''] = name.split('/').slice(-3);
    const type = typeOf(folder);
    if (folder === PICTURES_FOLDER) {
      const { files } = pictures.get(slug) ?? { files: {} };
      pictures.set(slug, { id: slug, files: { ...files, [file]: content } });
    } else if (folder === PERKS_FOLDER) {
      const { files } = perks.get(slug) ?? { files: {} };
      perks.set(slug, { folder: slug, files: { ...files, ...textEntry(file, content) } });
    } else if (type !== undefined) {
      const known = pieces.get(`${folder}/${slug}`) ?? { type, folder: slug, files: {} };
      pieces.set(`${folder}/${slug}`, { ...known, files: { ...known.files, ...textEntry(file, content) } });
    }
  }
  return { pieces: [...pieces.values()], pictures: [...pictures.values()], perks: [...perks.values()] };
}
