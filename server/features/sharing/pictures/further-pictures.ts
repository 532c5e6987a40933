import { kindOf } from '@yardsign/domain/content/kinds';
import { mayPost } from '@yardsign/domain/sharing/may-post';
import { AppError } from '../../../platform/errors.ts';
import { checkFilled } from '../../content/answers/check-filled.ts';
import type { Post, SharingDeps } from '../deps.ts';
import type { Sharer } from '../shares/check-share.ts';
import type { ShareBody } from '../shares/create-share.ts';
import type { PostRow } from '../rows.ts';
import type { FurtherPicture } from '../tables.ts';
import { isUndrawable } from './is-undrawable.ts';

type Size = Post['size'];

/** Whether a piece can be a further picture of a post of another one. @throws AppError that says why not */
async function readPicture(
  deps: Pick<SharingDeps, 'readPiece'>,
  sharer: Sharer,
  contentId: string,
  { language }: ShareBody,
) {
  const piece = await deps.readPiece(sharer.userId, contentId, language);
  if (!piece) throw new AppError('not_found', { issues: [{ path: 'pictures', message: 'is not known' }] });
  if (!mayPost(sharer.features, piece.contentType)) throw new AppError('feature_required');
  if (piece.sample) throw new AppError('sample_data');
  checkFilled(piece.unfilled);
  if (piece.film || kindOf(piece.contentType)?.postedAs !== 'picture') throw new AppError('network_not_supported');
  return piece;
}

/**
 * The further pictures that a share asks for, by the size that goes out, and whether one of them speaks of a day.
 *
 * @throws AppError `not_found`, `feature_required`, `sample_data`, `facts_missing`, `network_not_supported` for a piece that is no picture, `invalid_request` for one that is there twice; from `at` also `proof_outdated`
 */
export async function readFurtherPictures(
  deps: Pick<SharingDeps, 'readPiece' | 'makeProof'>,
  sharer: Sharer,
  body: ShareBody,
): Promise<{ at: (size: Size) => Promise<FurtherPicture[]>; ofDay: boolean }> {
  const asked = await Promise.all(
    body.pictures.map(async ({ contentId, proofs }) => {
      const { title, answers, ofDay } = await readPicture(deps, sharer, contentId, body);
      return { contentId, proofs, title, answers, ofDay };
    }),
  );
  if (new Set([body.contentId, ...asked.map(({ contentId }) => contentId)]).size <= asked.length)
    throw new AppError('invalid_request', { issues: [{ path: 'pictures', message: 'is there twice' }] });
  const at = (size: Size) =>
    Promise.all(
      asked.map(async ({ contentId, proofs, title, answers }) => {
        const wanted = { contentId, language: body.language, size, answers };
        const { sha256, url, width, height } = await deps.makeProof(sharer.userId, wanted);
        if (!proofs.some((proof) => proof.size === size && proof.sha256 === sha256))
          throw new AppError('proof_outdated');
        return { contentId, title, answers, sha256, url, width, height };
      }),
    );
  return { at, ofDay: asked.some(({ ofDay }) => ofDay) };
}

/** The further pictures of a post as the brand is now; one that can no longer be drawn stays as it was proved. */
export async function currentPictures(
  deps: Pick<SharingDeps, 'makeProof'>,
  post: Pick<PostRow, 'owner_id' | 'language' | 'size' | 'pictures'>,
): Promise<FurtherPicture[]> {
  const { owner_id: memberId, language, size, pictures } = post;
  return Promise.all(
    (pictures ?? []).map(async (picture) => {
      const { contentId, answers } = picture;
      try {
        const proof = await deps.makeProof(memberId, { contentId, language, size: size as Size, answers });
        const { sha256, url, width, height } = proof;
        return { ...picture, sha256, url, width, height };
      } catch (error) {
        if (isUndrawable(error)) return picture;
        throw error;
      }
    }),
  );
}

/** Whether these are the same pictures. */
export function areSame(left: readonly FurtherPicture[], right: readonly FurtherPicture[]): boolean {
  return left.length === right.length && left.every(({ sha256 }, index) => sha256 === right[index]?.sha256);
}
