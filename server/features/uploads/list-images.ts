import { tidyUploadPath } from '@yardsign/domain/uploads/upload-path';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { imageUrl } from '../profile/ports.ts';
import { pageOfImages, type PlaceInImages } from './store.ts';

const PAGE = 12;

function toKey({ created_at, sha256 }: { created_at: Date; sha256: string }): string {
  return Buffer.from(`${created_at.getTime()}.${sha256}`).toString('base64url');
}

function fromKey(key: string): PlaceInImages {
  const [, at, sha256 = ''] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(Buffer.from(key, 'base64url').toString('utf8')) ?? [];
  if (at === undefined)
    throw new AppError('invalid_request', { issues: [{ path: 'query.lastKey', message: 'is not from this list' }] });
  return { createdAt: new Date(Number(at)), sha256 };
}

/** A page of the pictures that a member has uploaded, newest first. @throws AppError `invalid_request` for a key that is not from this list */
export async function listImages(db: Db, memberId: string, query: { imagePath: string; lastKey?: string | undefined }) {
  const rows = await pageOfImages(db, memberId, {
    folder: tidyUploadPath(query.imagePath).replace(/\/+$/, ''),
    after: query.lastKey === undefined ? undefined : fromKey(query.lastKey),
    limit: PAGE + 1,
  });
  const images = rows.slice(0, PAGE);
  const last = images.at(-1);
  return {
    images: images.map(({ sha256, created_at, ...image }) => ({
      ...image,
      id: sha256,
      url: imageUrl(sha256),
      created_at: created_at.toISOString(),
    })),
    lastKey: rows.length > PAGE && last ? toKey(last) : null,
  };
}
