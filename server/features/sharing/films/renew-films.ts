import { hasMoment } from '@yardsign/domain/sharing/cover-moment';
import type { SharingDeps } from '../deps.ts';
import { networkOf } from '../networks.ts';
import { decide } from '../posting/ledger.ts';
import { applyChanges } from '../posting/ledger-store.ts';
import { proofOfFilm } from '../posts/post-form.ts';
import type { PostChange, PostRow } from '../rows.ts';
import { unsentFilms } from './film-store.ts';

/** The moment that was chosen for a cover, as long as the new film has it. The picture of it wears the brand of before: the film's own takes its place. */
function keptCover({ coverMs }: Pick<NonNullable<PostRow['film']>, 'coverMs'>, seconds: number): { coverMs?: number } {
  return coverMs !== undefined && hasMoment(seconds, coverMs) ? { coverMs } : {};
}

/**
 * Gives what waits of a member's films the ones that they have made in their brand of now. A film that was approved in nobody's brand
 * stays as it is: that was meant.
 *
 * @returns how many posts carry another film now.
 */
export async function renewFilms(
  deps: Pick<SharingDeps, 'db' | 'clock' | 'networks' | 'readPiece'>,
  memberId: string,
): Promise<number> {
  const changes: PostChange[] = [];
  for (const post of await unsentFilms(deps.db, memberId)) {
    if (!post.film?.worn) continue;
    const piece = await deps.readPiece(memberId, post.content_id, post.language);
    const film = piece?.wornFilm;
    if (!film || film.sha256 === post.film.sha256) continue;
    const { sha256, bytes, seconds, mime, worn, introSeconds } = film;
    const learned = {
      proof: proofOfFilm(film),
      film: {
        ...{ sha256, bytes, seconds, mime, worn, ...keptCover(post.film, seconds) },
        ...(introSeconds && { introSeconds }),
      },
      ...{ handle: null, sentSha256: null, note: 'proof_renewed' },
    };
    const change = decide(
      post,
      { kind: 'proof_renewed' },
      networkOf(deps, post.network).timings,
      deps.clock.now(),
      learned,
    );
    if (change) changes.push(change);
  }
  return (await applyChanges(deps.db, changes)).size;
}
