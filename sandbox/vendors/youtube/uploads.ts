import { isFilm } from '../../kit/film-type.ts';
import { parseBody } from '../../kit/form.ts';
import { Refusal } from '../../kit/network/answer-by-table.ts';
import { uploadAddress } from '../../kit/network/upload-address.ts';
import { takePart, wholeOf } from '../../kit/network/upload-parts.ts';
import { relatedParts } from '../../kit/related-parts.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { own } from '../../kit/own.ts';
import { type Network, problem, refuse } from './network.ts';
import { callerOf } from './oauth.ts';
import type { UploadSession } from './state.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const LONGEST_TITLE = 100;
const LARGEST_COVER = 2 * 1024 * 1024;
const LONGEST_DESCRIPTION = 5000;

const channelOf = (network: Network, personId: string) =>
  network.state().people.find(({ id }) => id === personId)?.channel ?? null;

/** `GET /youtube/v3/channels?mine=true`: an account without a channel has an empty list. */
export function readChannels(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'youtube.readonly');
  const person = network.state().people.find(({ id }) => id === personId);
  const items = person?.channel ? [{ id: person.channel, snippet: { title: person.name } }] : [];
  return { status: 200, body: { kind: 'youtube#channelListResponse', ...(items.length > 0 && { items }) } };
}

/** What a film is to be called and shown with, as the API describes it. */
interface WantedVideo {
  snippet?: { title?: unknown; description?: unknown };
}

/** Begins an upload of so many bytes, where the channel may upload and the words are taken. */
function beginUpload(network: Network, call: VendorCall, { snippet = {} }: WantedVideo, size: number): UploadSession {
  const { personId } = callerOf(network, call, 'youtube.upload');
  const channel = channelOf(network, personId);
  if (channel === null) return refuse('youtubeSignupRequired_401');
  const title = String(snippet.title ?? '');
  const description = String(snippet.description ?? '');
  if (title === '' || title.length > LONGEST_TITLE || /[<>]/.test(title)) refuse('invalidTitle_400');
  if (Buffer.byteLength(description) > LONGEST_DESCRIPTION)
    throw new Refusal(problem(400, 'invalidDescription', 'The description is too long.'));
  const { films, settings, uploads } = network.state();
  const today = films.filter(({ at }) => at > network.clock.now() - DAY_MS);
  if (today.length >= settings.uploadsPerDay) refuse('quotaExceeded_403');
  const id = network.ids.opaque('upload', 40);
  const expiresAt = network.clock.now() + WEEK_MS;
  const session = { id, owner: personId, title, description, size, received: 0, parts: [], expiresAt, videoId: null };
  uploads[id] = session;
  network.touch();
  return session;
}

/** `POST /upload/youtube/v3/videos?uploadType=resumable`: an address to send the film to. It makes no video. */
function openUpload(network: Network, call: VendorCall): VendorReply {
  const size = Number(call.headers['x-upload-content-length']);
  const { id } = beginUpload(network, call, call.fields as WantedVideo, size);
  const location = uploadAddress(network, call, `/upload/youtube/v3/videos?uploadType=resumable&upload_id=${id}`);
  return { status: 200, headers: { location } };
}

function standing({ received }: UploadSession): VendorReply {
  return { status: 308, ...(received > 0 && { headers: { range: `bytes=0-${received - 1}` } }) };
}

const videoOf = (session: UploadSession): VendorReply => ({
  status: 200,
  body: { kind: 'youtube#video', id: session.videoId, status: { uploadStatus: 'uploaded', privacyStatus: 'public' } },
});

function publish(network: Network, session: UploadSession, call: VendorCall): VendorReply {
  const bytes = wholeOf(network.blobs, session);
  if (!isFilm(bytes)) return refuse('mediaBodyRequired_400');
  const { owner, title, description } = session;
  const at = network.clock.now();
  const channel = channelOf(network, owner) ?? '';
  const film = {
    id: network.ids.opaque('video', 11),
    channel,
    title,
    description,
    digest: network.blobs.put(bytes),
    at,
  };
  network.state().films.push(film);
  session.videoId = film.id;
  network.effects.record({
    kind: 'published',
    at: new Date(at).toISOString(),
    requestId: call.requestId,
    detail: {
      pageId: channel,
      pageName: network.state().people.find(({ id }) => id === owner)?.name ?? '',
      postId: film.id,
      message: description,
      link: null,
      fileDigests: [film.digest],
      altTexts: [''],
      permalink: `${network.baseUrl}/watch?v=${film.id}`,
    },
  });
  network.touch();
  return videoOf(session);
}

/** `PUT` to that address: the next part, or no byte to ask how much is there. With the last part the video is made, once. */
function takeBytes(network: Network, call: VendorCall): VendorReply {
  callerOf(network, call, 'youtube.upload');
  const session = own(network.state().uploads, call.query.get('upload_id') ?? '');
  if (session === undefined || session.expiresAt <= network.clock.now())
    return problem(404, 'notFound', 'The upload is not known.');
  if (session.videoId !== null) return videoOf(session);
  if (call.raw.length === 0) return standing(session);
  if (!takePart(network.blobs, session, call.raw, call.headers['content-range'])) return standing(session);
  if (session.received === session.size) return publish(network, session, call);
  network.touch();
  return standing(session);
}

/** `POST /upload/youtube/v3/videos?uploadType=multipart`: the words and the whole film in one call, as Google's own client sends them. */
async function takeWhole(network: Network, call: VendorCall): Promise<VendorReply> {
  const [words, film] = relatedParts(call.headers['content-type'], call.raw);
  if (words?.type !== 'application/json' || film === undefined) return refuse('mediaBodyRequired_400');
  const { fields } = await parseBody(words.type, words.bytes);
  const session = beginUpload(network, call, fields as WantedVideo, film.bytes.length);
  takePart(network.blobs, session, film.bytes, `bytes 0-${film.bytes.length - 1}/${film.bytes.length}`);
  return publish(network, session, call);
}

export function upload(network: Network, call: VendorCall): VendorReply | Promise<VendorReply> {
  if (call.method !== 'POST') return takeBytes(network, call);
  return call.query.get('uploadType') === 'multipart' ? takeWhole(network, call) : openUpload(network, call);
}

/** `POST /upload/youtube/v3/thumbnails/set`: a picture that stands for a video of one's own. */
export function setThumbnail(network: Network, call: VendorCall): VendorReply {
  const { personId } = callerOf(network, call, 'youtube.upload');
  const film = network.state().films.find(({ id }) => id === call.query.get('videoId'));
  if (film?.channel !== channelOf(network, personId)) return problem(404, 'videoNotFound', 'The video is not known.');
  const isPicture = call.raw[0] === 0xff || call.raw[0] === 0x89;
  if (!isPicture || call.raw.length > LARGEST_COVER) return problem(400, 'invalidImage', 'The image is not valid.');
  film.cover = network.blobs.put(call.raw);
  network.effects.record({
    ...{ kind: 'cover', at: new Date(network.clock.now()).toISOString(), requestId: call.requestId },
    detail: { postId: film.id, cover: film.cover },
  });
  network.touch();
  return { status: 200, body: { kind: 'youtube#thumbnailSetResponse', items: [] } };
}

/** `GET /youtube/v3/playlistItems` of the uploads of a channel, newest first. */
export function readUploads(network: Network, call: VendorCall): VendorReply {
  callerOf(network, call, 'youtube.readonly');
  const channel = (call.query.get('playlistId') ?? '').replace(/^UU/, 'UC');
  const shownUpTo = network.clock.now() - network.state().settings.listLagMs;
  const films = network.state().films.filter((film) => film.channel === channel && film.at <= shownUpTo);
  const items = films.toReversed().map(({ id, title, description, at }) => ({
    snippet: { title, description, publishedAt: new Date(at).toISOString(), resourceId: { videoId: id } },
  }));
  return { status: 200, body: { items: items.slice(0, Number(call.query.get('maxResults') ?? '5')) } };
}
