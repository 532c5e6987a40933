/** The size of a line of the front page that has none of its own, in pixels of a page that is 816 wide: the first that is shown is larger. */
export const frontLineSize = (index: number): number => (index === 0 ? 20 : 14);

/** Where a logo stands on the front page of a guide, by the documents' numbers. */
const PLACES = { '0': 'hidden', '1': 'top', '2': 'underPhoto', '3': 'foot' } as const;

export type FrontPlace = (typeof PLACES)[keyof typeof PLACES];
/** The numbers, in the order of the documents: hide, header top left, under photo, footer. */
export const FRONT_PLACE_CHOICES = Object.keys(PLACES);

export interface FrontPlaces {
  logo: FrontPlace;
  secondLogo: FrontPlace;
}

/**
 * Where the two logos of a member stand on the front page. The switch `showlogo` is about the first logo in the whole guide, and
 * goes before its place on the front page, which is kept while the switch is off.
 *
 * @param setting says what a field of the guides group holds.
 */
export function frontPlaces(setting: (name: 'showlogo' | 'logo_pos' | 'secondary_logo_pos') => string): FrontPlaces {
  const placeOf = (value: string) => PLACES[value as keyof typeof PLACES] ?? 'hidden';
  return {
    logo: setting('showlogo') === '1' ? placeOf(setting('logo_pos')) : 'hidden',
    secondLogo: placeOf(setting('secondary_logo_pos')),
  };
}
