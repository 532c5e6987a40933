import { grown } from '../../kit/figures.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import type { Network } from './network.ts';
import { callerOf } from './oauth.ts';
import type { Film } from './state.ts';

/** What people did with a video, in numbers that are texts. */
function statisticsOf(network: Network, { id, at }: Film) {
  const counted = (kind: string, most: number) =>
    String(grown(id, kind, { since: at, now: network.clock.now(), most }));
  return {
    viewCount: counted('view', 3000),
    likeCount: counted('like', 90),
    favoriteCount: '0',
    commentCount: counted('comment', 15),
  };
}

/** `GET /youtube/v3/videos?part=statistics&id=`: videos that are not there are left out. */
export function readStatistics(network: Network, call: VendorCall): VendorReply {
  callerOf(network, call, 'youtube.readonly');
  const wanted = (call.query.get('id') ?? '').split(',');
  const found = network.state().films.filter(({ id }) => wanted.includes(id));
  const items = found.map((film) => ({
    kind: 'youtube#video',
    id: film.id,
    statistics: statisticsOf(network, film),
  }));
  return { status: 200, body: { kind: 'youtube#videoListResponse', items } };
}
