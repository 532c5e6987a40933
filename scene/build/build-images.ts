import { readPhoto } from '@yardsign/domain/content/slots';
import type { ImageRef } from '../template/brand.ts';
import { touched, type BuildEnv, type Built, type Place } from './build.ts';
import { emitShape, outlineFrom } from './build-shapes.ts';
import { translate } from '../display-list.ts';
import { LOGO_PLATES, logoOn } from '../logo-on.ts';
import type { ImageLayer, LogoLayer } from '../layers.ts';
import { ellipsePath, printPath, rectPath, type Segment } from '../path-data.ts';

function imageOf({ slot, key }: ImageLayer, { words }: BuildEnv): ImageRef | null {
  return slot === 'photo' ? words.brand.photo : readPhoto(words.texts[key ?? ''] ?? '');
}

/** The member's photo, or a photograph that they filled in; nothing, without a gap, when there is none. */
export function buildImage(layer: ImageLayer, env: BuildEnv): Built | undefined {
  const image = imageOf(layer, env);
  if (image === null) return undefined;
  const { w, h } = layer;
  return {
    w,
    h,
    emit(place) {
      const outline = maskOf(layer, 0);
      if (layer.shadow !== undefined) {
        const look = { fill: '#FFFFFF', shadow: layer.shadow };
        emitShape(
          { outline: outlineFrom(outline), gradientBox: { x: 0, y: 0, w, h }, evenOdd: false, look },
          { ...place, personal: true },
          env,
        );
      }
      pushImage(env, place, {
        image,
        ...fitInto(image, layer),
        mask: layer.mask === 'none' ? undefined : printPath(outline),
      });
      if (layer.border !== undefined) emitBorder(layer, layer.border, place, env);
    },
  };
}

function maskOf({ w, h, mask }: ImageLayer, grow: number): Segment[] {
  const box = { x: -grow, y: -grow, w: w + 2 * grow, h: h + 2 * grow };
  if (mask === 'circle') return ellipsePath(box);
  if (mask === 'none') return rectPath(box);
  const grown = (radius: number) => (radius === 0 ? 0 : radius + grow);
  if (typeof mask === 'number') return rectPath(box, grown(mask));
  const [tl, tr, br, bl] = mask;
  return rectPath(box, [grown(tl), grown(tr), grown(br), grown(bl)]);
}

function emitBorder(layer: ImageLayer, border: NonNullable<ImageLayer['border']>, place: Place, env: BuildEnv): void {
  const segments = maskOf(layer, (border.gap ?? 0) + border.width / 2);
  const look = { stroke: { color: border.color, width: border.width } };
  emitShape(
    { outline: outlineFrom(segments), gradientBox: { x: 0, y: 0, w: layer.w, h: layer.h }, evenOdd: false, look },
    { ...place, personal: true },
    env,
  );
}

interface Fitted {
  source: readonly [number, number, number, number];
  x: number;
  y: number;
  w: number;
  h: number;
}

function fitInto(image: ImageRef, { w, h, fit }: { w: number; h: number; fit: 'cover' | 'contain' }): Fitted {
  if (fit === 'contain') {
    const scale = Math.min(w / image.width, h / image.height);
    const [fw, fh] = [image.width * scale, image.height * scale];
    return { source: [0, 0, image.width, image.height], x: (w - fw) / 2, y: (h - fh) / 2, w: fw, h: fh };
  }
  const scale = Math.max(w / image.width, h / image.height);
  const [sw, sh] = [w / scale, h / scale];
  return { source: [(image.width - sw) / 2, (image.height - sh) / 2, sw, sh], x: 0, y: 0, w, h };
}

function pushImage(env: BuildEnv, place: Place, drawn: Fitted & { image: ImageRef; mask?: string | undefined }): void {
  const { image, source, x, y, w, h, mask } = drawn;
  env.items.push({
    kind: 'image',
    ...place,
    matrix: translate(place.matrix, x, y),
    personal: true,
    image,
    source,
    w,
    h,
    ...(mask === undefined ? {} : { mask }),
    bounds: touched(place, { x, y, w, h }),
  });
}

const PLATE_PADDING = 0.14;
const SHARE = { left: 0, top: 0, center: 0.5, middle: 0.5, right: 1, bottom: 1 } as const;

/** The member's logo, as large as the box allows; hugs the logo, so that a row beside it closes up. */
export function buildLogo(layer: LogoLayer, env: BuildEnv): Built | undefined {
  const standing = logoOn(layer.background === 'dark' ? 'dark' : 'light', env.words.brand);
  if (standing === null) return undefined;
  const { logo: image } = standing;
  const plate = standing.plate ?? (layer.background === 'plate' ? 'light' : null);
  const inset = plate !== null ? layer.h * PLATE_PADDING : 0;
  const inner = { w: layer.w - 2 * inset, h: layer.h - 2 * inset, fit: 'contain' as const };
  const scale = Math.min(inner.w / image.width, inner.h / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  const outer = { w: w + 2 * inset, h: h + 2 * inset };
  return {
    ...outer,
    emit(place) {
      if (plate !== null) emitPlate(LOGO_PLATES[plate], layer.h, outer, place, env);
      pushImage(env, place, { image, source: [0, 0, image.width, image.height], x: inset, y: inset, w, h });
    },
  };
}

function emitPlate(fill: string, h: number, outer: { w: number; h: number }, place: Place, env: BuildEnv): void {
  const box = { x: 0, y: 0, ...outer };
  emitShape(
    { outline: outlineFrom(rectPath(box, h * 0.12)), gradientBox: box, evenOdd: false, look: { fill } },
    { ...place, personal: true },
    env,
  );
}

/** How far a logo of this size is moved inside its box. */
export function logoOffset(layer: LogoLayer, built: Built): { x: number; y: number } {
  return {
    x: (layer.w - built.w) * SHARE[layer.align ?? 'left'],
    y: (layer.h - built.h) * SHARE[layer.valign ?? 'middle'],
  };
}
