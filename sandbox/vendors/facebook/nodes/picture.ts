import type { Fields } from '../../../kit/form.ts';
import { badParameter } from '../graph/errors.ts';
import type { Act, Field, Visit } from '../graph/node-type.ts';
import { flag, text, wholeNumber } from '../graph/params.ts';
import { ok } from '../network.ts';
import { plainType } from './plain.ts';

/** Widths in pixels of the named sizes. */
const SIZES: Readonly<Record<string, number>> = { small: 50, square: 50, album: 50, normal: 100, large: 200 };

export const pictureType = {
  ...plainType('ProfilePictureSource', ['height', 'is_silhouette', 'url', 'width']),
  empty: 'bottom cache_key left right top',
};

interface Pictured {
  id: string;
}

function pictureOf({ network }: Visit, { id }: Pictured, given: Fields) {
  const named = text(given, 'type') ?? 'square';
  const size = Object.hasOwn(SIZES, named) ? SIZES[named] : undefined;
  if (size === undefined) {
    throw badParameter(`Param type must be one of {${Object.keys(SIZES).join(', ')}} - got "${named}"`);
  }
  const width = wholeNumber(given, 'width') ?? wholeNumber(given, 'height') ?? size;
  const height = wholeNumber(given, 'height') ?? width;
  return { height, is_silhouette: false, url: `${network.baseUrl}/pictures/${id}?width=${width}`, width };
}

/** `picture`, `picture{url}`, `picture.type(large)`. */
export const pictureField: Field<Pictured> = { of: 'ProfilePictureSource', inData: true, read: pictureOf };

/** `GET /{id}/picture`: sends the browser to the picture, unless it is told not to. */
export const readPicture: Act<Pictured> = {
  run: (visit, node) => {
    const picture = pictureOf(visit, node, visit.call.params);
    if (flag(visit.call.params, 'redirect') === false) return ok({ data: picture });
    return { status: 302, body: '', headers: { location: picture.url } };
  },
};
