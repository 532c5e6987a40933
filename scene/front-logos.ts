import type { FrontPlace, FrontPlaces } from '@yardsign/domain/profile/front-places';
import { logoOn, logoOnBrand, type LogoPair, type StandingLogo } from './logo-on.ts';

/** The logos of a member. */
export interface MemberLogos<Logo> extends LogoPair<Logo> {
  secondaryLogo: Logo | null;
  secondaryLogoDark: Logo | null;
}

/** The logos of a front page by their place, those of one place in their order. */
export type FrontLogos<Logo> = Record<Exclude<FrontPlace, 'hidden'>, StandingLogo<Logo>[]>;

/** The second logo, as a pair of its own. */
export function secondPair<Logo>({ secondaryLogo, secondaryLogoDark }: MemberLogos<Logo>): LogoPair<Logo> {
  return { logo: secondaryLogo, logoDark: secondaryLogoDark };
}

/**
 * Which logos stand where on the front page of a guide, for the page and for its preview: at the top they stand on the colour of
 * the brand, elsewhere on white.
 *
 * @param ground the colour of the page, `#RRGGBB`.
 */
export function frontLogos<Logo>(logos: MemberLogos<Logo>, places: FrontPlaces, ground: string): FrontLogos<Logo> {
  const both = [
    { place: places.logo, pair: logos },
    { place: places.secondLogo, pair: secondPair(logos) },
  ];
  const at = (place: FrontPlace) =>
    both.flatMap(({ place: chosen, pair }) => {
      if (chosen !== place) return [];
      return (place === 'top' ? logoOnBrand(ground, pair) : logoOn('light', pair)) ?? [];
    });
  return { top: at('top'), underPhoto: at('underPhoto'), foot: at('foot') };
}
