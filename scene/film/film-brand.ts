import type { Brand, ImageRef } from '../template/brand.ts';

/** The brand as films wear it: with the logo that its member has chosen for them, whatever it stands on. */
export function filmBrand<Worn extends Brand & { filmLogo: ImageRef | null }>(brand: Worn): Worn {
  const { filmLogo } = brand;
  return filmLogo === null ? brand : { ...brand, logo: filmLogo, logoDark: filmLogo };
}
