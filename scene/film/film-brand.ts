import type { Brand, ImageRef } from '../template/brand.ts';

/** The logos of a member, and the one of them that their films show in place of the first. */
interface FilmLogos {
  logo: ImageRef | null;
  logoDark: ImageRef | null;
  secondaryLogo: ImageRef | null;
  secondaryLogoDark: ImageRef | null;
  filmLogo: ImageRef | null;
}

/** The logo of films for light and for dark grounds. One that is made for the dark stays so: on a light card it has a dark plate. */
export function filmLogos<Logos extends FilmLogos>(logos: Logos): Pick<Logos, 'logo' | 'logoDark'> {
  const { logo, logoDark, secondaryLogo, secondaryLogoDark, filmLogo } = logos;
  const isChosen = (one: ImageRef | null) => one?.id === filmLogo?.id;
  if (filmLogo === null || isChosen(logo)) return { logo, logoDark };
  if (isChosen(secondaryLogo)) return { logo: secondaryLogo, logoDark: secondaryLogoDark };
  const isForTheDark = isChosen(logoDark) || isChosen(secondaryLogoDark);
  return isForTheDark ? { logo: null, logoDark: filmLogo } : { logo: filmLogo, logoDark: null };
}

/** The brand as films wear it: with the logo that its member has chosen for them. */
export function filmBrand<Worn extends Brand & FilmLogos>(brand: Worn): Worn {
  return { ...brand, ...filmLogos(brand) };
}
