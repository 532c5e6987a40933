import { grown } from '../../kit/figures.ts';
import { Refusal } from '../../kit/network/answer-by-table.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { envelope, type Network, problem } from './network.ts';
import { callerOf } from './oauth.ts';
import type { Film } from './state.ts';

const MOST = 20;

const publicFilms = (network: Network, personId: string) =>
  network.state().films.filter(({ author, privacy }) => author === personId && privacy === 'PUBLIC_TO_EVERYONE');

/** A video with the fields that were asked for. */
function shown(network: Network, call: VendorCall, { id, title, at }: Film): Record<string, unknown> {
  const counted = (kind: string, most: number) => grown(id, kind, { since: at, now: network.clock.now(), most });
  const video: Record<string, unknown> = {
    id,
    title,
    create_time: Math.floor(at / 1000),
    like_count: counted('like', 200),
    comment_count: counted('comment', 20),
    share_count: counted('share', 15),
    view_count: counted('view', 6000),
  };
  const fields = (call.query.get('fields') ?? '').split(',').filter((field) => field in video);
  if (fields.length === 0) throw new Refusal(problem(400, 'invalid_params', 'The fields are invalid.'));
  return Object.fromEntries(fields.map((field) => [field, video[field]]));
}

/** `POST /v2/video/list/`: the public videos of the person, the newest first. */
export function listVideos(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'video.list');
  const most = Math.min(MOST, Number(call.fields['max_count'] ?? 10));
  const films = publicFilms(network, personId).toReversed();
  const videos = films.slice(0, most).map((film) => shown(network, call, film));
  return envelope({ videos, cursor: 0, has_more: films.length > most });
}

/** `POST /v2/video/query/`: of these videos those that are the person's own and public. */
export function queryVideos(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'video.list');
  const { video_ids: ids } = (call.fields['filters'] ?? {}) as { video_ids?: unknown };
  if (!Array.isArray(ids) || ids.length > MOST)
    throw new Refusal(problem(400, 'invalid_params', 'The filters are invalid.'));
  const films = publicFilms(network, personId).filter(({ id }) => ids.includes(id));
  return envelope({ videos: films.map((film) => shown(network, call, film)) });
}
