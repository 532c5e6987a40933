import { type FrontLogos, frontLogos, secondPair } from '@yardsign/scene/front-logos';
import { LOGO_PLATES, logoOn, type StandingLogo } from '@yardsign/scene/logo-on';
import type { WornBrand } from '../profile/read-brand.ts';

interface Stored {
  id: string;
}
type Standing = StandingLogo<Stored>;

interface DocumentLogos {
  front: FrontLogos<Stored>;
  last: Standing[];
}

/** The name under which the template finds a picture: the beginning of its digest. All of it would be broken, as every long word is. */
export const pictureName = (id: string): string => id.slice(0, 32);

/** A logo as the template reads it: the name of its picture, and the colour of the plate below it. */
interface TemplateLogo {
  picture: string;
  plate: string | null;
}

/**
 * Which logos stand on the front page and on the last, which is white.
 *
 * @param ground the colour of the front page.
 */
export function documentLogos({ brand, guides }: WornBrand, ground: string): DocumentLogos {
  const pairs = [...(guides.showLogo ? [brand] : []), secondPair<Stored>(brand)];
  return {
    front: frontLogos<Stored>(brand, guides.places, ground),
    last: pairs.flatMap((pair) => logoOn<Stored>('light', pair) ?? []),
  };
}

/** The pictures of these logos, each once. */
export function logoPictures({ front, last }: DocumentLogos): string[] {
  const all = [...front.top, ...front.underPhoto, ...front.foot, ...last];
  return [...new Set(all.map(({ logo }) => logo.id))];
}

/** Logos as the template reads them, without those whose picture could not be fetched. */
export function templateLogos(logos: readonly Standing[], has: ReadonlySet<string>): TemplateLogo[] {
  return logos
    .filter(({ logo }) => has.has(logo.id))
    .map(({ logo, plate }) => ({ picture: pictureName(logo.id), plate: plate && LOGO_PLATES[plate] }));
}
