import { onColour, parseHex, toCss } from './colour.ts';

/** A logo, or two of them: for light grounds and for dark ones. */
export interface LogoPair<Logo> {
  logo: Logo | null;
  logoDark: Logo | null;
}

/** A logo as it stands somewhere: bare, or on a plate of its own. */
export interface StandingLogo<Logo> {
  logo: Logo;
  plate: keyof typeof LOGO_PLATES | null;
}

/** White under a standard logo, ink under one that was made for the dark. */
export const LOGO_PLATES = { light: '#FFFFFF', dark: '#16211B' } as const;

/** The logo that was made for a ground. The other one would vanish there, so it brings a plate; null without any. */
export function logoOn<Logo>(ground: 'light' | 'dark', { logo, logoDark }: LogoPair<Logo>): StandingLogo<Logo> | null {
  const [own, other] = ground === 'dark' ? [logoDark, logo] : [logo, logoDark];
  if (own !== null) return { logo: own, plate: null };
  return other && { logo: other, plate: ground === 'dark' ? 'light' : 'dark' };
}

/** Whether a colour takes the logo that was made for dark grounds: words on it are white. */
export function isDarkGround(colour: string): boolean {
  const ground = parseHex(colour);
  return ground === undefined || toCss(onColour(ground)) === '#ffffff';
}

/**
 * The logo on the colour of a brand, `#RRGGBB`. A standard logo brings its plate to light colours too: a brand often has the colour
 * of its logo, which would vanish on itself.
 */
export function logoOnBrand<Logo>(colour: string, logos: LogoPair<Logo>): StandingLogo<Logo> | null {
  const standing = logoOn(isDarkGround(colour) ? 'dark' : 'light', logos);
  if (standing === null || standing.logo === logos.logoDark) return standing;
  return { ...standing, plate: 'light' };
}
