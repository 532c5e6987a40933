import { isFilm } from '../../../kit/film-type.ts';
import { own } from '../../../kit/own.ts';
import { badParameter, GraphError } from '../graph/errors.ts';
import type { Visit } from '../graph/node-type.ts';
import { flag, list, text } from '../graph/params.ts';
import { type Answer, ok } from '../network.ts';
import { fetchPicture } from '../nodes/fetch-picture.ts';
import type { Account } from './known-account.ts';
import { instagramFailures } from './failures.ts';
import { readPeople } from './named-people.ts';
import { jpegSize } from './jpeg-size.ts';

const LARGEST_BYTES = 8 * 1024 * 1024;
const LONGEST_CAPTION = 2200;
const MOST = { hashtags: 30, mentions: 20 };
const FIRST_ID = 17_900_000_000_000;
/** Narrower pictures are made larger, and wider ones smaller: neither is refused. */
const RATIO = { least: 0.8, most: 1.91 };
const ROUNDING = 0.005;

function checkCaption(caption: string): string {
  const count = (pattern: RegExp) => caption.match(pattern)?.length ?? 0;
  const tooMany = count(/#[\p{L}\p{N}_]+/gu) > MOST.hashtags || count(/(?<![\p{L}\p{N}_.])@[\w.]+/gu) > MOST.mentions;
  if (caption.length > LONGEST_CAPTION || tooMany) throw new GraphError(instagramFailures.ig_caption_2207010);
  return caption;
}

/** Fetches the picture from its public address and looks at it as Instagram does. @returns its digest. */
async function takePicture({ network, call }: Visit): Promise<string> {
  const bytes = await fetchPicture(text(call.params, 'image_url') ?? '', network.publicUrl);
  if (bytes === undefined) throw new GraphError(instagramFailures.ig_fetch_2207052);
  if (bytes.length > LARGEST_BYTES) throw new GraphError(instagramFailures.ig_size_2207004);
  const size = jpegSize(bytes);
  if (size === undefined) throw new GraphError(instagramFailures.ig_format_2207005);
  const ratio = size.width / size.height;
  if (ratio < RATIO.least - ROUNDING || ratio > RATIO.most + ROUNDING) {
    const { text: words = '', ...failure } = instagramFailures.ig_ratio_2207009;
    throw new GraphError({ ...failure, text: words.replace('{ratio}', ratio.toFixed(5)) });
  }
  return network.blobs.put(bytes);
}

/** Fetches the film from its public address. @returns its digest. */
async function takeFilm({ network, call }: Visit): Promise<string> {
  const bytes = await fetchPicture(text(call.params, 'video_url') ?? '', network.publicUrl);
  if (bytes === undefined) throw new GraphError(instagramFailures.ig_fetch_2207052);
  if (!isFilm(bytes)) throw new GraphError(instagramFailures.ig_film_2207026);
  return network.blobs.put(bytes);
}

function readChildren({ network, call }: Visit, { id }: Account): string[] {
  const value = text(call.params, 'children');
  const ids =
    value !== undefined && !value.startsWith('[') ? value.split(',') : list(call.params, 'children').map(String);
  if (ids.length < 2 || ids.length > 10) throw new GraphError(instagramFailures.ig_children_2207028);
  for (const child of ids) {
    const container = own(network.state().instagram.containers, child);
    if (container?.accountId !== id || !container.isItem) throw badParameter(`Item ${child} cannot be in a carousel`);
  }
  return ids;
}

/** `POST /{account}/media`: makes a picture, a carousel or a film ready. Nobody sees it before it is published. */
export async function createContainer(visit: Visit, account: Account): Promise<Answer> {
  const { network, call } = visit;
  const type = text(call.params, 'media_type');
  const film = type === 'REELS';
  if (type !== undefined && type !== 'CAROUSEL' && !film) {
    call.warn(`media_type ${type} is not played here.`);
    throw badParameter(`media_type ${type} is not supported`);
  }
  const caption = checkCaption(text(call.params, 'caption') ?? '');
  const children = type === 'CAROUSEL' ? readChildren(visit, account) : [];
  const digest = type === 'CAROUSEL' ? null : await (film ? takeFilm(visit) : takePicture(visit));
  const people = readPeople(call, film);
  const now = network.clock.now();
  const id = network.ids.digits('container', FIRST_ID);
  network.state().instagram.containers[id] = {
    id,
    accountId: account.id,
    digest,
    children,
    isFilm: film,
    isItem: flag(call.params, 'is_carousel_item') ?? false,
    caption,
    ...people,
    altText: text(call.params, 'alt_text') ?? '',
    createdAt: now,
    readyAt: now + network.state().settings.containerMs,
    mediaId: null,
  };
  network.touch();
  return ok({ id });
}
