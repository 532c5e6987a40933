import { isDarkGround, logoOn, type StandingLogo } from '@yardsign/scene/logo-on';
import type { BrandImage } from '../model.ts';
import classes from './preview-logo.module.css';

interface PreviewLogoProps {
  logo: BrandImage | null;
  logoDark: BrandImage | null;
  /** The colour that it stands on. */
  ground: string;
}

/** A logo, on its plate where it has one. */
export function PlatedLogo({ logo, plate }: StandingLogo<BrandImage>) {
  return <img className={classes['logo']} data-plate={plate ?? undefined} src={logo.url} alt="" />;
}

/** The logo that was made for this ground, or the other one on a plate. */
export function PreviewLogo({ ground, ...pair }: PreviewLogoProps) {
  const standing = logoOn(isDarkGround(ground) ? 'dark' : 'light', pair);
  return standing && <PlatedLogo {...standing} />;
}
