import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { isFilesAway } from '../files/files-away.ts';
import type { UploadedFile } from './bind.ts';
import type { Tray } from './spool.ts';

/** What a client says of itself, which is noted and never answered: control characters are left out instead of refused. */
export const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '');

/**
 * Reads a form with files, each straight to the disk.
 *
 * @throws AppError `unsupported_media_type`, `malformed_body`, `overloaded`, or the framework's error for what is too large or too many.
 */
export async function readMultipart(
  request: FastifyRequest,
  tray: Tray,
  mostBytes: number,
): Promise<{ body: Record<string, string>; files: UploadedFile[] }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const body: Record<string, string> = {};
  const files: UploadedFile[] = [];
  try {
    for await (const part of request.parts({ limits: { fileSize: mostBytes } })) {
      if (part.type === 'file')
        files.push({
          field: inOneLine(part.fieldname),
          name: inOneLine(part.filename),
          ...(await tray.take(part.file)),
        });
      else body[part.fieldname] = String(part.value);
    }
  } catch (cause) {
    // The framework's own refusals (too large, too many) have codes, and a full disk is no fault of the body; the parser's errors about a broken one have neither.
    if (cause instanceof AppError || isFilesAway(cause) || (cause instanceof Error && 'statusCode' in cause))
      throw cause;
    throw new AppError('malformed_body', { cause });
  }
  return { body, files };
}
