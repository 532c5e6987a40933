import { isFilm } from '../../kit/film-type.ts';
import { Refusal } from '../../kit/network/answer-by-table.ts';
import { uploadAddress } from '../../kit/network/upload-address.ts';
import { readRange, takePart, wholeOf } from '../../kit/network/upload-parts.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { own } from '../../kit/own.ts';
import { envelope, type Network, problem, refuse } from './network.ts';
import { callerOf } from './oauth.ts';
import type { Publishing } from './state.ts';

const FIRST_ID = 7_400_000_000_000_000;
const ADDRESS_LIFE_MS = 3_600_000;
const DAY_MS = 86_400_000;
const LONGEST_TITLE = 2200;
const LEAST_CHUNK = 5_000_000;
const MOST_CHUNK = 64_000_000;

const invalid = (message: string) => new Refusal(problem(400, 'invalid_params', message));
const levelsOf = ({ settings }: ReturnType<Network['state']>) =>
  settings.audited ? ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'] : ['SELF_ONLY'];

/** `POST /v2/post/publish/creator_info/query/` */
export function creatorInfo(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'video.publish');
  const person = network.state().people.find(({ id }) => id === personId);
  return envelope({
    creator_username: person?.username,
    creator_nickname: person?.name,
    privacy_level_options: levelsOf(network.state()),
    comment_disabled: false,
    duet_disabled: false,
    stitch_disabled: false,
    max_video_post_duration_sec: 600,
  });
}

function checkPlan(info: Readonly<Record<string, unknown>>): { size: number; chunkSize: number } {
  const [size, chunkSize, count] = ['video_size', 'chunk_size', 'total_chunk_count'].map((name) => Number(info[name]));
  if (info['source'] !== 'FILE_UPLOAD' || !size || !chunkSize || !count) throw invalid('The source_info is invalid.');
  const isWhole = count === 1 && size === chunkSize;
  const isCut = chunkSize >= LEAST_CHUNK && chunkSize <= MOST_CHUNK && count === Math.floor(size / chunkSize);
  if (!isWhole && !isCut) throw invalid('The total chunk count is invalid.');
  return { size, chunkSize };
}

/** `POST /v2/post/publish/video/init/`: an address to send the film to. It publishes nothing. */
export function openPublishing(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'video.publish');
  const { post_info: post = {}, source_info: source = {} } = call.fields as Record<string, Record<string, unknown>>;
  const { size, chunkSize } = checkPlan(source);
  const privacy = String(post['privacy_level'] ?? '');
  if (!levelsOf(network.state()).includes(privacy)) refuse('unaudited_client');
  const title = String(post['title'] ?? '');
  if (title.length > LONGEST_TITLE) throw invalid('The title is too long.');
  const from = network.clock.now() - DAY_MS;
  const today = network.state().films.filter(({ author, at }) => author === personId && at > from);
  if (today.length >= network.state().settings.postsPerDay) refuse('spam_risk_too_many_posts');
  const id = `v_pub_file~v2.${network.ids.digits('publishing', FIRST_ID)}`;
  network.state().publishings[id] = {
    ...{ id, owner: personId, title, privacy, size, chunkSize, received: 0, parts: [] },
    ...{ expiresAt: network.clock.now() + ADDRESS_LIFE_MS, completeAt: null, failure: null, postId: null },
  };
  network.touch();
  return envelope({ publish_id: id, upload_url: uploadAddress(network, call, `/upload/${encodeURIComponent(id)}`) });
}

/** `PUT` to that address: parts one after the other. With the last of them TikTok begins to publish. */
export function takeChunk(network: Network, call: VendorCall, id: string): VendorReply {
  const publishing = own(network.state().publishings, id);
  if (publishing === undefined || publishing.failure !== null) return { status: 404 };
  if (publishing.expiresAt <= network.clock.now()) return { status: 403 };
  const range = readRange(call.headers['content-range']);
  if (range === null || range.total !== publishing.size) return { status: 400 };
  if (!takePart(network.blobs, publishing, call.raw, call.headers['content-range']))
    return { status: 416, headers: { 'content-range': `bytes 0-${publishing.received}/${publishing.size}` } };
  if (publishing.received < publishing.size) {
    network.touch();
    return { status: 206 };
  }
  publishing.completeAt = network.clock.now();
  network.touch();
  publishDue(network);
  return { status: 201 };
}

/** Puts out the films that were looked at for long enough. */
export function publishDue(network: Network): void {
  const { publishings, settings } = network.state();
  const now = network.clock.now();
  for (const publishing of Object.values(publishings)) {
    const { completeAt, failure, postId } = publishing;
    if (completeAt === null || failure !== null || postId !== null || completeAt + settings.processingMs > now)
      continue;
    publish(network, publishing);
  }
}

function publish(network: Network, publishing: Publishing): void {
  const bytes = wholeOf(network.blobs, publishing);
  if (!isFilm(bytes)) {
    publishing.failure = 'file_format_check_failed';
    network.touch();
    return;
  }
  const { owner: author, title, privacy } = publishing;
  const at = network.clock.now();
  const film = {
    id: network.ids.digits('film', FIRST_ID),
    author,
    title,
    privacy,
    digest: network.blobs.put(bytes),
    at,
  };
  publishing.postId = film.id;
  network.state().films.push(film);
  const person = network.state().people.find(({ id }) => id === author);
  network.effects.record({
    kind: 'published',
    at: new Date(at).toISOString(),
    requestId: null,
    detail: {
      pageId: author,
      pageName: `@${person?.username ?? ''}`,
      postId: film.id,
      message: title,
      link: null,
      fileDigests: [film.digest],
      altTexts: [''],
      permalink: `${network.baseUrl}/video/${film.id}`,
    },
  });
  network.touch();
}

/** `POST /v2/post/publish/status/fetch/` */
export function readStatus(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'video.publish');
  publishDue(network);
  const publishing = own(network.state().publishings, String(call.fields['publish_id'] ?? ''));
  if (publishing?.owner !== personId)
    throw new Refusal(problem(400, 'invalid_publish_id', 'The publish_id is invalid.'));
  const { failure, postId, received, completeAt, privacy } = publishing;
  if (failure !== null) return envelope({ status: 'FAILED', fail_reason: failure, uploaded_bytes: received });
  const isOut = postId !== null && (completeAt ?? 0) + network.state().settings.listLagMs <= network.clock.now();
  if (!isOut) return envelope({ status: 'PROCESSING_UPLOAD', uploaded_bytes: received });
  const shown = privacy === 'PUBLIC_TO_EVERYONE' ? [postId] : [];
  return envelope({ status: 'PUBLISH_COMPLETE', publicaly_available_post_id: shown, uploaded_bytes: received });
}
