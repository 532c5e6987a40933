import { faultOfVideo } from '@yardsign/domain/uploads/video-limits';
import type { Tx } from '../../../platform/database/database.ts';
import { videoUrl } from '../ports.ts';
import { typeOf } from './set-video.ts';
import { videosOf } from './store.ts';

/** Which of these addresses are videos of a member's own that can be an intro or an outro. */
export async function ownVideos(tx: Tx, memberId: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = addresses.map((address) => address.slice(videoUrl('').length));
  const fitting = (await videosOf(tx, memberId, ids)).filter(
    ({ bytes, format, length_ms: length }) =>
      length !== null &&
      format !== null &&
      faultOfVideo({ type: typeOf(format), bytes, seconds: length / 1000 }) === null,
  );
  return new Set(fitting.map(({ id }) => videoUrl(id)));
}
