/** How a logo is looked at for its colours: so many of its pixels, and colours that lie closer together are one. */
const SAMPLE = { pixels: 64_000, distance: 0.33 } as const;
/** What has less colour than this, from 0 to 1, is black, grey or white. */
const LEAST_CHROMA = 0.15;
const OPAQUE = 250;

const isColored = (...channels: [number, number, number]) =>
  (Math.max(...channels) - Math.min(...channels)) / 255 >= LEAST_CHROMA;

/** Twice: for its colours, and for its black and greys. Looked at together, a dark colour and the black letters beside it would be one. */
export const LOGO_LOOKS = [true, false].map((forColors) => ({
  ...SAMPLE,
  colorValidator: (red: number, green: number, blue: number, alpha = 255) =>
    alpha > OPAQUE && isColored(red, green, blue) === forColors,
}));

const MOST = 6;
/** Whiter than this is the paper of a logo, not a colour of the brand. */
const WHITISH = 0.94;
/** What has less than this share of the most frequent colour's room is where an edge goes over into the paper: nobody chose it. */
const LEAST_SHARE = 0.05;

/** The colours of a logo to choose from, the most frequent first. @param found what stands in its pixels */
export function logoColors(found: readonly { hex: string; area: number; lightness: number }[]): string[] {
  const colors = found.filter(({ lightness }) => lightness < WHITISH).toSorted((one, other) => other.area - one.area);
  const most = colors[0]?.area ?? 0;
  return colors
    .filter(({ area }) => area >= most * LEAST_SHARE)
    .slice(0, MOST)
    .map(({ hex }) => hex.toUpperCase());
}
