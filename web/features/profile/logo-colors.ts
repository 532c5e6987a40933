/** How a logo is looked at for its colours: so many of its pixels, and colours that lie closer together are one. */
export const LOGO_SAMPLE = { pixels: 64_000, distance: 0.33 } as const;

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
