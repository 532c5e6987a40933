import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { UploadedFile } from './bind.ts';
import type { Tray } from './spool.ts';

/** Leaves bodies of every type unread, in a scope of its own: their route has them written to the disk. */
export function takeBytes(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
  return scope;
}

/**
 * Writes a body that is one file to the disk, under the field `upload` and without a name; nothing when there is no body.
 *
 * @throws AppError `too_large` by the announced length, or as soon as more has come; `overloaded`
 */
export async function readStream(request: FastifyRequest, tray: Tray, mostBytes: number): Promise<UploadedFile[]> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new AppError('too_large');
  if (!(request.body instanceof Readable)) return [];
  return [{ field: 'upload', name: '', ...(await tray.take(request.body, { mostBytes })) }];
}
