import { grown } from '../../kit/figures.ts';
import { Refusal } from '../../kit/network/answer-by-table.ts';
import type { VendorCall, VendorReply } from '../../kit/network/vendor-calls.ts';
import { type Network, problem, refuse } from './network.ts';
import { mediaKey } from './media.ts';
import { callerOf } from './oauth.ts';
import type { Session, Tweet } from './state.ts';
import { tweetLength } from './tweet-length.ts';

const FIRST_ID = 1_900_000_000_000_000;
const WINDOW_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
const LONGEST = 280;

const bad = (detail: string) => new Refusal(problem(400, 'Invalid Request', detail));

/** The limit of a person, by real counts; the headers are on every answer. */
function charge(network: Network, { personId }: Session): Record<string, string> {
  const { settings, tweets } = network.state();
  const now = network.clock.now();
  const recent = tweets.filter(({ author, at }) => author === personId && at > now - WINDOW_MS);
  const reset = Math.ceil(((recent[0]?.at ?? now) + WINDOW_MS) / 1000);
  const left = settings.postsPerWindow - recent.length;
  const headers = {
    'x-rate-limit-limit': String(settings.postsPerWindow),
    'x-rate-limit-remaining': String(Math.max(0, left - 1)),
    'x-rate-limit-reset': String(reset),
  };
  if (left <= 0) refuse('rate_429', headers);
  if (settings.credits <= 0) refuse('credits_402', headers);
  return headers;
}

function readMedia(network: Network, call: VendorCall, personId: string): string[] {
  const media = call.fields['media'] as { media_ids?: unknown } | undefined;
  const ids = Array.isArray(media?.media_ids) ? media.media_ids.map(String) : [];
  if (ids.length > 4) throw bad('media_ids has more than 4 entries.');
  for (const id of ids) {
    const known = network.state().media[id];
    const isReady = known?.isFilm !== true || (known.readyAt !== null && known.readyAt <= network.clock.now());
    if (known?.owner !== personId || known.digest === null || !isReady || known.expiresAt <= network.clock.now())
      throw bad('Your media IDs are invalid.');
  }
  return ids;
}

export function picturesOf(network: Network, tweet: Tweet): { digest: string; altText: string }[] {
  return tweet.mediaIds.map((id) => {
    const media = network.state().media[id];
    return { digest: media?.digest ?? '', altText: media?.altText ?? '' };
  });
}

function keyOf(network: Network, id: string): string {
  return mediaKey(network.state().media[id] ?? { id, isFilm: false });
}

/** The address in a text; X shows a short one in its place. */
export function linkOf({ text }: Pick<Tweet, 'text'>): string | null {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? null;
}

/** `POST /2/tweets` */
export function createTweet(network: Network, call: VendorCall): VendorReply {
  const session = callerOf(network, call, 'tweet.write');
  const headers = charge(network, session);
  const text = typeof call.fields['text'] === 'string' ? call.fields['text'] : '';
  const { personId: author } = session;
  const mediaIds = readMedia(network, call, author);
  if (text === '' && mediaIds.length === 0) throw bad('One or more parameters to your request was invalid.');
  if (tweetLength(text) > LONGEST) throw new Refusal(problem(403, 'Forbidden', 'Your Tweet text is too long.'));
  const at = network.clock.now();
  const { tweets, settings } = network.state();
  const same = (other: Tweet) => other.author === author && other.text === text && at - other.at < DAY_MS;
  // X looks at the words alone, unless there are none.
  if (settings.refuseDuplicates && text !== '' && tweets.some(same)) refuse('duplicate_403', headers);
  const tweet: Tweet = { id: network.ids.digits('tweet', FIRST_ID), author, text, mediaIds, at };
  tweets.push(tweet);
  settings.credits -= 1;
  const person = network.state().people.find(({ id }) => id === author);
  network.effects.record({
    kind: 'published',
    at: new Date(at).toISOString(),
    requestId: call.requestId,
    detail: {
      pageId: author,
      pageName: `@${person?.username ?? ''}`,
      postId: tweet.id,
      message: text,
      link: linkOf(tweet),
      fileDigests: picturesOf(network, tweet).map(({ digest }) => digest),
      altTexts: picturesOf(network, tweet).map(({ altText }) => altText),
      permalink: `${network.baseUrl}/i/status/${tweet.id}`,
    },
  });
  network.touch();
  return { status: 201, headers, body: { data: { id: tweet.id, text, edit_history_tweet_ids: [tweet.id] } } };
}

/** `GET /2/tweets/{id}`: what is not there is said with the status of a success. */
export function readTweet(network: Network, call: VendorCall, id: string): VendorReply {
  const { personId } = callerOf(network, call, 'tweet.read');
  chargeRead(network, personId);
  const tweet = network.state().tweets.find((each) => each.id === id);
  if (tweet === undefined) {
    const about = { title: 'Not Found Error', type: 'https://api.twitter.com/2/problems/resource-not-found' };
    return { status: 200, body: { errors: [{ ...about, value: id, detail: 'Could not find tweet.' }] } };
  }
  const wantsMetrics = (call.query.get('tweet.fields') ?? '').split(',').includes('public_metrics');
  const counted = (kind: string, most: number) => grown(id, kind, { since: tweet.at, now: network.clock.now(), most });
  const metrics = {
    retweet_count: counted('repost', 12),
    reply_count: counted('reply', 10),
    like_count: counted('like', 70),
    quote_count: counted('quote', 3),
    bookmark_count: counted('bookmark', 8),
    impression_count: counted('view', 4000),
  };
  return { status: 200, body: { data: { id, text: tweet.text, ...(wantsMetrics && { public_metrics: metrics }) } } };
}

/** Reading has a limit of its own for each person, whoever else has read; and it is paid for. */
function chargeRead(network: Network, personId: string): void {
  const now = network.clock.now();
  const { reads = {}, settings } = network.state();
  const recent = (reads[personId] ?? []).filter((at) => at > now - WINDOW_MS);
  const reset = Math.ceil(((recent[0] ?? now) + WINDOW_MS) / 1000);
  if (recent.length >= settings.readsPerWindow) refuse('rate_429', { 'x-rate-limit-reset': String(reset) });
  if (settings.credits <= 0) refuse('credits_402', {});
  settings.credits -= 1;
  network.state().reads = { ...reads, [personId]: [...recent, now] };
  network.touch();
}

/** `GET /2/users/{id}/tweets`: newest first. */
export function readTweets(network: Network, call: VendorCall, id: string): VendorReply {
  callerOf(network, call, 'tweet.read');
  const from = Date.parse(call.query.get('start_time') ?? '1970-01-01T00:00:00Z');
  if (Number.isNaN(from)) throw bad('start_time is not a time.');
  const most = Number(call.query.get('max_results') ?? '10');
  const start = Number(call.query.get('pagination_token') ?? '0');
  const shownUpTo = network.clock.now() - network.state().settings.listLagMs;
  const all = network
    .state()
    .tweets.filter(({ author, at }) => author === id && at >= from && at <= shownUpTo)
    .toReversed();
  const page = all.slice(start, start + most);
  const data = page.map((tweet) => ({
    id: tweet.id,
    text: tweet.text,
    created_at: new Date(tweet.at).toISOString(),
    ...(tweet.mediaIds.length > 0 && { attachments: { media_keys: tweet.mediaIds.map((id) => keyOf(network, id)) } }),
    ...(linkOf(tweet) !== null && { entities: { urls: [{ expanded_url: linkOf(tweet) }] } }),
  }));
  const next = start + most < all.length ? { next_token: String(start + most) } : {};
  // X leaves out an empty list.
  return { status: 200, body: { ...(data.length > 0 && { data }), meta: { result_count: data.length, ...next } } };
}
