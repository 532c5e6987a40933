import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { createShare } from '@yardsign/contracts/routes/sharing/sharing';
import { refusesPeople } from '@yardsign/domain/compliance/wording/find-wording';
import type { Language } from '@yardsign/domain/languages';
import { type FilmSize, type Misfit, misfitOf, type PostedAs } from '@yardsign/domain/sharing/networks/misfit';
import type { Mention } from '@yardsign/domain/sharing/mentions';
import { commentMisfitOf } from '@yardsign/domain/sharing/first-comment';
import { AppError } from '../../../platform/errors.ts';
import type { Film, Piece, Post, Proof, SharingDeps } from '../deps.ts';
import type { FurtherPicture } from '../tables.ts';
import { networkOf } from '../networks.ts';
import type { ChosenTarget } from '../shares/check-share.ts';

type ShareBody = RouteTypes<typeof createShare>['body'];

/** What a post is made of on one network: what all share, unless that network has its own. */
export interface PostForm {
  caption: string;
  /** What the member wrote of the picture, if anything. */
  altText?: string | undefined;
  size: Post['size'];
  proof: Proof;
  /** The pictures behind the first one, where the network shows several. */
  pictures?: FurtherPicture[] | undefined;
  /** Whether one of them speaks of a day or an hour: late the post would be untrue. */
  ofDay?: boolean | undefined;
  /** Whom the network is told of. */
  mentions?: Mention[] | undefined;
  /** What follows it as its first comment, where the target takes one. */
  firstComment?: string | undefined;
}

/** A film is its own proof: it was made before, and its picture stands for it. */
export function proofOfFilm({ sha256, poster: url, width, height }: Film): Proof {
  return { sha256, url, width, height };
}

/**
 * What each network gets, if it is still what the member looked at.
 *
 * @param piece the facts that the picture shows, or the film that goes out as it is
 * @throws AppError `proof_outdated`, `invalid_request` for a network that is there twice
 */
export async function readForms(
  deps: Pick<SharingDeps, 'makeProof'>,
  memberId: string,
  body: ShareBody,
  { answers, film }: Pick<Piece, 'answers' | 'film'>,
): Promise<(network: string) => PostForm> {
  const proofAt = async (size: Post['size'], approved: string): Promise<Proof> => {
    const { contentId, language } = body;
    const proof = film ? proofOfFilm(film) : await deps.makeProof(memberId, { contentId, language, size, answers });
    if (proof.sha256 !== approved) throw new AppError('proof_outdated');
    return proof;
  };
  const { caption, altText, size } = body;
  const proof = await proofAt(size, body.proofSha256);
  const shared: PostForm = { caption, altText, size, proof, firstComment: body.firstComment };
  const own = new Map<string, PostForm>();
  for (const [index, variant] of body.variants.entries()) {
    if (own.has(variant.network))
      throw new AppError('invalid_request', {
        issues: [{ path: `variants.${index}.network`, message: 'is there twice' }],
      });
    const picture = variant.picture && {
      size: variant.picture.size,
      proof: await proofAt(variant.picture.size, variant.picture.proofSha256),
    };
    own.set(variant.network, { ...shared, caption: variant.caption ?? caption, ...picture });
  }
  return (network) => own.get(network) ?? shared;
}

/** Whether no network would get words that refuse people. @throws AppError `wording_refused` that says which caption does */
export function checkWords(
  body: Pick<ShareBody, 'targets' | 'caption'> & { language: Language },
  formOf: (network: string) => PostForm,
): void {
  for (const { network } of body.targets) {
    const { caption, firstComment = '' } = formOf(network);
    const own = caption === body.caption ? 'caption' : `variants.${network}.caption`;
    const refused = [
      { path: own, words: caption },
      { path: 'firstComment', words: firstComment },
    ];
    const path = refused.find(({ words }) => refusesPeople(words, body.language))?.path;
    if (path === undefined) continue;
    throw new AppError('wording_refused', { issues: [{ path, message: 'refuses people of a protected class' }] });
  }
}

/** What a post is refused with that a network does not take. */
export const REFUSALS = {
  kind: 'network_not_supported',
  shape: 'picture_not_taken',
  length: 'film_not_taken',
  weight: 'film_not_taken',
  codec: 'film_not_taken',
  ratio: 'film_not_taken',
  text: 'text_too_long',
  tags: 'too_many_tags',
} as const;

/** What the documents say of a type of content that a network, by its name, does not take. */
export const notSetUp = (network: string) => `Content type not set up to share via ${network}`;

/** The texts of the documents, where they give one. */
const SAID: Partial<Record<Misfit, (network: string) => string>> = {
  kind: notSetUp,
  shape: (network) => `Infographic dimensions are not acceptable for sharing to ${network}`,
};

/** Whether every network that is meant takes what it gets. @throws AppError that says which does not, and why */
export function checkFits(
  deps: Pick<SharingDeps, 'networks'>,
  targets: ShareBody['targets'],
  { postedAs, film }: { postedAs: PostedAs; film: FilmSize | null },
  formOf: (network: string) => PostForm,
): void {
  for (const [index, target] of targets.entries()) {
    const { about } = networkOf(deps, target.network);
    const { caption: text, proof } = formOf(target.network);
    const misfit = misfitOf(about.capabilities, { postedAs, text, film, width: proof.width, height: proof.height });
    if (misfit === null) continue;
    const message = SAID[misfit]?.(about.name) ?? `${about.name} does not take its ${misfit}`;
    throw new AppError(REFUSALS[misfit], { issues: [{ path: `targets.${index}.targetId`, message }] });
  }
}

/** Whether the first comment is one that every network takes under whose post it goes. @throws AppError `comment_not_taken` */
export function checkComment(
  deps: Pick<SharingDeps, 'networks'>,
  targets: readonly Pick<ChosenTarget, 'network' | 'mayComment'>[],
  firstComment: string | undefined,
): void {
  if (!firstComment) return;
  for (const { network, mayComment } of targets) {
    const { about } = networkOf(deps, network);
    const misfit = mayComment ? commentMisfitOf(about.capabilities, firstComment) : null;
    if (misfit === null) continue;
    const message = `${about.name} does not take its ${misfit}`;
    throw new AppError('comment_not_taken', { issues: [{ path: 'firstComment', message }] });
  }
}
