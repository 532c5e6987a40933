import type { MemberActor } from '@yardsign/domain/access/actor';
import { kindOf } from '@yardsign/domain/content/kinds';
import { hasMoment } from '@yardsign/domain/sharing/cover-moment';
import { mayPost } from '@yardsign/domain/sharing/may-post';
import { type PostedAs, takesKind } from '@yardsign/domain/sharing/networks/misfit';
import { mayCommentWith, mayFindWith, mayPostWith } from '@yardsign/domain/sharing/networks/permissions';
import { AppError } from '../../../platform/errors.ts';
import { checkFilled } from '../../content/answers/check-filled.ts';
import { findConnection, targetsOf } from '../connections/connection-store.ts';
import { isLive, noConnection } from '../connections/no-connection.ts';
import type { Piece, SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import type { TargetRow } from '../rows.ts';
import type { ShareBody } from './create-share.ts';
import { notSetUp } from '../posts/post-form.ts';

type CheckDeps = Pick<SharingDeps, 'db' | 'clock' | 'networks' | 'readPiece' | 'probeFilm' | 'mustOwnPicture'>;

/** Who shares, and what they hold: a piece of a type that needs a feature can be posted with that feature only. */
export type Sharer = Pick<MemberActor, 'userId' | 'features'>;

/** A target that is posted to. */
export interface ChosenTarget extends TargetRow {
  /** Whether a first comment can follow a post there. */
  mayComment: boolean;
  /** Whether an @name can become a link there. */
  mayMention: boolean;
}

/** The targets that are meant, in the order given. @throws AppError when one of them cannot be posted to by this member. */
export async function checkTargets(
  deps: CheckDeps,
  memberId: string,
  targets: ShareBody['targets'],
): Promise<ChosenTarget[]> {
  const chosen: ChosenTarget[] = [];
  for (const [index, target] of targets.entries()) {
    const path = `targets.${index}.targetId`;
    const { about, adapter } = networkOf(deps, target.network);
    const targetId = about.targetId.test(target.targetId) ? target.targetId : '';
    if (targetId === '')
      throw new AppError('target_id_missing', {
        issues: [{ path, message: `No id provided for ${about.name} API Share` }],
      });
    if (chosen.some((known) => known.network === target.network && known.target_id === targetId)) {
      throw new AppError('invalid_request', { issues: [{ path, message: 'is there twice' }] });
    }
    const connection = await findConnection(deps.db, memberId, target.network);
    if (!isLive(connection, deps.clock.now())) throw noConnection(deps, target.network, connection, path);
    if (!mayPostWith(about, connection.scopes)) throw new AppError('permissions_missing');
    const found = (await targetsOf(deps.db, memberId, target.network)).find((known) => known.target_id === targetId);
    if (!found) throw new AppError('not_found', { issues: [{ path, message: 'is not a target of this connection' }] });
    if (!found.may_post)
      throw new AppError('permissions_missing', { issues: [{ path, message: 'no right to post to this target' }] });
    const mayMention = adapter.findMentions !== null && mayFindWith(about, connection.scopes);
    chosen.push({ ...found, mayComment: mayCommentWith(about, connection.scopes), mayMention });
  }
  return chosen;
}

/** What a piece is posted as: a film as a film, whatever its type; null for what cannot be posted. */
export function postedAsOf(piece: Pick<Piece, 'film' | 'contentType'>): PostedAs | null {
  return piece.film ? 'video' : (kindOf(piece.contentType)?.postedAs ?? null);
}

/** Whether it is a film of which there is none yet that could go out. */
export const isUnmade = (piece: Pick<Piece, 'film' | 'wornFilm' | 'contentType'>): boolean =>
  postedAsOf(piece) === 'video' && piece.film === null && piece.wornFilm === null;

/** A film is what its file says: a network looks at nothing else when the time has come. @throws AppError `film_not_taken` */
async function withProbedFilm(
  deps: Pick<SharingDeps, 'probeFilm'>,
  memberId: string,
  piece: Piece,
  { contentId, language, coverMs, coverSha256 }: Pick<ShareBody, 'contentId' | 'language' | 'coverMs' | 'coverSha256'>,
): Promise<Piece> {
  if (!piece.film) return piece;
  const probed = await deps.probeFilm({ memberId, contentId, language, sha256: piece.film.sha256 });
  if (probed === undefined)
    throw new AppError('film_not_taken', { issues: [{ path: 'contentId', message: 'its file cannot be read' }] });
  if (coverMs !== undefined && !hasMoment(probed.seconds, coverMs))
    throw new AppError('invalid_request', { issues: [{ path: 'coverMs', message: 'is behind the end of the film' }] });
  return {
    ...piece,
    film: {
      ...piece.film,
      ...probed,
      ...(coverMs !== undefined && { coverMs, ...(coverSha256 !== undefined && { coverSha256 }) }),
    },
  };
}

/** The piece with the film that is meant: the member's own, or knowingly the one in nobody's brand. @throws AppError `film_unbranded` */
function withChosenFilm(piece: Piece, { proofSha256, unbranded }: Pick<ShareBody, 'proofSha256' | 'unbranded'>): Piece {
  const isUnbranded = piece.film !== null && proofSha256 === piece.film.sha256;
  if ((isUnbranded && !unbranded) || isUnmade(piece)) throw new AppError('film_unbranded');
  return isUnbranded ? piece : { ...piece, film: piece.wornFilm ?? piece.film };
}

/** Whether every network that is meant takes pieces of this type. @throws AppError `network_not_supported` that says which does not */
function mustBeTaken(
  deps: Pick<SharingDeps, 'networks'>,
  postedAs: PostedAs | null,
  targets: readonly { network: string }[],
): PostedAs {
  for (const [index, { network }] of targets.entries()) {
    const { about } = networkOf(deps, network);
    if (postedAs !== null && takesKind(about.capabilities, postedAs)) continue;
    throw new AppError('network_not_supported', {
      issues: [{ path: `targets.${index}.targetId`, message: notSetUp(about.name) }],
    });
  }
  if (postedAs === null) throw new AppError('network_not_supported');
  return postedAs;
}

/** What would be posted; where its targets are known, whether their networks take such a piece at all. */
export async function checkContent(
  deps: CheckDeps,
  sharer: Sharer,
  body: Pick<
    ShareBody,
    'contentId' | 'language' | 'outdated' | 'proofSha256' | 'unbranded' | 'coverMs' | 'coverSha256'
  >,
  targets: readonly { network: string }[] = [],
): Promise<{ piece: Piece; postedAs: PostedAs }> {
  const piece = await deps.readPiece(sharer.userId, body.contentId, body.language);
  if (!piece) throw new AppError('not_found', { issues: [{ path: 'contentId', message: 'is not known' }] });
  if (!mayPost(sharer.features, piece.contentType)) throw new AppError('feature_required');
  if (piece.sample) throw new AppError('sample_data');
  if (piece.outdated && !body.outdated) throw new AppError('text_outdated');
  checkFilled(piece.unfilled);
  if (body.coverSha256 !== undefined) await deps.mustOwnPicture(sharer.userId, body.coverSha256);
  const postedAs = mustBeTaken(deps, postedAsOf(piece), targets);
  if (postedAs === 'link' && piece.publicUrl === null) throw new AppError('piece_not_public');
  return { piece: await withProbedFilm(deps, sharer.userId, withChosenFilm(piece, body), body), postedAs };
}
