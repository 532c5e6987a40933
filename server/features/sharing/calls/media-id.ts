import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { createShare } from '@yardsign/contracts/routes/sharing/sharing';
import { LANGUAGES } from '@yardsign/domain/languages';
import { AppError } from '../../../platform/errors.ts';
import type { SharingDeps } from '../deps.ts';
import { isUnmade } from '../shares/check-share.ts';
import { proofOfFilm } from '../posts/post-form.ts';

/** A piece as it was drawn: what a post carries. */
export type ApprovedMedia = Pick<
  RouteTypes<typeof createShare>['body'],
  'contentId' | 'language' | 'size' | 'proofSha256'
>;

type WantedMedia = Omit<ApprovedMedia, 'proofSha256'>;

/** Draws a piece in the brand of the member; of a film it is the one that they have made, if they have. @throws AppError `not_found`, `film_unbranded` for one that is not made */
export async function drawMedia(
  deps: Pick<SharingDeps, 'makeProof' | 'readPiece'>,
  memberId: string,
  { contentId, language, size }: WantedMedia,
): Promise<ApprovedMedia> {
  const piece = await deps.readPiece(memberId, contentId, language);
  const film = piece?.wornFilm ?? piece?.film;
  if (piece && isUnmade(piece)) throw new AppError('film_unbranded');
  const proof = film ? proofOfFilm(film) : await deps.makeProof(memberId, { contentId, language, size });
  return { contentId, language, size, proofSha256: proof.sha256 };
}

/** Names what was drawn, so that a later call can post exactly that. It holds no secret: whose piece it is decides who may post it. */
export function mediaIdOf({ contentId, language, size, proofSha256 }: ApprovedMedia): string {
  return [contentId, language, size, proofSha256].join('.');
}

const MEDIA_ID = new RegExp(`^(cnt_\\w+)\\.(${LANGUAGES.join('|')})\\.(square|portrait|story|link)\\.([0-9a-f]{64})$`);

/** What such a name stands for; null for anything else. */
export function readMediaId(id: string): ApprovedMedia | null {
  const [, contentId, language, size, proofSha256] = MEDIA_ID.exec(id) ?? [];
  if (contentId === undefined || proofSha256 === undefined) return null;
  return {
    contentId,
    language: language as ApprovedMedia['language'],
    size: size as ApprovedMedia['size'],
    proofSha256,
  };
}
