import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@yardsign/domain/content/kinds';
import { WRITTEN_TYPES } from '@yardsign/domain/studio/piece-types';
import { describe, expect, test } from 'vitest';
import { parseTextPiece, TEXT_PIECE_FILES } from '../../content/library/read-text-piece.ts';
import { readPieceFiles, writePieceFiles, type PieceFiles } from './piece-files.ts';

const LIBRARY = join(import.meta.dirname, '../../../../library');
const TYPES = WRITTEN_TYPES;

async function filesOf(folder: string): Promise<PieceFiles> {
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(TEXT_PIECE_FILES.map(read)));
}

describe('the files of a piece', () => {
  test.each(TYPES)(
    'of the type %s are written as they were read, and mean the same when written anew',
    async (type) => {
      const folder = join(LIBRARY, folderOf(type));
      for (const slug of await readdir(folder)) {
        const files = await filesOf(join(folder, slug));
        const written = readPieceFiles(files);
        expect(writePieceFiles(written, [files]), slug).toEqual(files);
        const anew = writePieceFiles(written, []);
        expect(readPieceFiles(anew), slug).toEqual(written);
        const { files: _files, digest: _digest, ...before } = parseTextPiece(type, files);
        expect(parseTextPiece(type, anew), slug).toMatchObject(before);
      }
    },
  );

  test('change alone where something was changed', async () => {
    const files = await filesOf(join(LIBRARY, 'articles/escrow-accounts'));
    const written = readPieceFiles(files);
    const { es } = written.texts;
    const texts = { ...written.texts, es: { ...es, paragraphs: ['Otra cosa.', ...es.paragraphs.slice(1)] } };
    const after = writePieceFiles({ ...written, texts }, [files]);
    expect(TEXT_PIECE_FILES.filter((name) => after[name] !== files[name])).toEqual(['es.md']);
    expect(after['es.md']).toContain('\n\nOtra cosa.\n\n');
  });
});
