import { typedText } from '@yardsign/domain/text/characters';
import { AppError } from '../../../platform/errors.ts';

/** Letters of one text that comes in, as many as an entry of an archive has bytes. */
export const LONGEST_TEXT = 1_000_000;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The words of a file, as if somebody had typed them: without a byte order mark and control characters. @throws AppError `import_not_utf8` */
export function importedText(bytes: Uint8Array): string {
  try {
    return typedText(UTF8.decode(bytes));
  } catch (cause) {
    throw new AppError('import_not_utf8', { cause });
  }
}
