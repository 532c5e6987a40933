import type { FaceName } from '@yardsign/scene/text/font-faces';
import type { Layer, StackLayer, TextLayer } from '@yardsign/scene/layers';
import { column, group, oval, path, rect, row, text } from './layers.ts';
import type { Sheet } from './sheet.ts';

/** The words of posters, in sizes that follow the paper. */

export const heading = (
  { k }: Sheet,
  value: string,
  font: FaceName,
  largest: number,
  color: string,
  rest: Partial<TextLayer> = {},
): Layer =>
  text(value, font, [Math.round(40 * k), Math.round(largest * k)], color, { lineHeight: 1.05, maxLines: 3, ...rest });

export const body = ({ k }: Sheet, value: string, color: string, rest: Partial<TextLayer> = {}): Layer =>
  text(value, 'figtree-400', Math.round(32 * k), color, { lineHeight: 1.36, maxLines: 4, ...rest });

export const kicker = ({ k }: Sheet, value: string, color: string): Layer =>
  text(value, 'figtree-800', [Math.round(18 * k), Math.round(25 * k)], color, {
    uppercase: true,
    letterSpacing: 0.12,
    maxLines: 1,
  });

/** A panel of facts one below the other; one that is not there leaves no gap. */
export const panel = ({ k }: Sheet, fill: string, children: Layer[], rest: Partial<StackLayer> = {}): Layer =>
  column(Math.round(20 * k), children, {
    padding: [30 * k, 34 * k, 30 * k, 34 * k],
    background: { fill, radius: 24 * k },
    ...rest,
  });

/** A fact of the member's, as large as its room allows. */
export const fact = (
  { k }: Sheet,
  value: string | string[],
  font: FaceName,
  largest: number,
  color: string,
  rest: Partial<TextLayer> = {},
): Layer =>
  text(value, font, [Math.round(17 * k), Math.round(largest * k)], color, { maxLines: 2, lineHeight: 1.16, ...rest });

/** A line with a tick, a number or a dot before it. */
export function item(
  { k }: Sheet,
  value: string,
  ink: string,
  badge: { fill: string; ink: string; number?: number },
): Layer {
  const side = Math.round(50 * k);
  const sign: Layer =
    badge.number === undefined
      ? path(tick(side), badge.ink)
      : text(String(badge.number), 'figtree-800', Math.round(27 * k), badge.ink, {
          w: side,
          h: side,
          align: 'center',
          valign: 'middle',
        });
  return row(
    Math.round(22 * k),
    [
      group(0, 0, side, side, [oval(side / 2, side / 2, side / 2, side / 2, badge.fill), sign]),
      text(value, 'figtree-600', Math.round(31 * k), ink, { grow: true, lineHeight: 1.2, maxLines: 2 }),
    ],
    { align: 'center' },
  );
}

/** A tick as a filled shape, so that its ends are square at every size. */
export function tick(size: number): string {
  const at = (x: number, y: number) => `${Math.round(x * size * 100) / 100} ${Math.round(y * size * 100) / 100}`;
  return `M${at(0.24, 0.53)}L${at(0.33, 0.43)}L${at(0.44, 0.54)}L${at(0.69, 0.27)}L${at(0.78, 0.36)}L${at(0.44, 0.73)}Z`;
}

/** A ground that rises and falls a little, from `y` down to the end of the paper. */
export function ground({ W, H }: Sheet, y: number, fill: string, swell = 30): Layer {
  return path(
    `M0 ${y}C${W * 0.3} ${y - swell} ${W * 0.6} ${y + swell * 0.6} ${W} ${y - swell * 0.5}L${W} ${H}L0 ${H}Z`,
    fill,
  );
}

/** The whole paper in one colour, or from one at the top to another at `until`. */
export const paper = ({ W, H }: Sheet, from: string, to = from, until = 1): Layer =>
  rect(
    0,
    0,
    W,
    H,
    from === to
      ? from
      : {
          from: [0, 0],
          to: [0, until],
          stops: [
            [0, from],
            [1, to],
          ],
        },
  );

/** A soft light about a point. */
export const glow = (x: number, y: number, r: number, color: string, strength = 'AA'): Layer =>
  oval(x, y, r, r, {
    center: [0.5, 0.5],
    radius: 0.5,
    stops: [
      [0, `${color}${strength}`],
      [1, `${color}00`],
    ],
  });
