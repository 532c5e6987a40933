import type { BrandImage } from '../model.ts';
import { isDark } from './ink-on.ts';
import classes from './preview-logo.module.css';

interface PreviewLogoProps {
  logo: BrandImage | null;
  logoDark: BrandImage | null;
  /** The colour that it stands on. */
  ground: string;
}

/** The logo that was made for this ground, or the other one on a plate. */
export function PreviewLogo({ logo, logoDark, ground }: PreviewLogoProps) {
  const dark = isDark(ground);
  const [own, other] = dark ? [logoDark, logo] : [logo, logoDark];
  const shown = own ?? other;
  if (shown === null) return null;
  return (
    <img
      className={classes['logo']}
      data-plate={own === null ? (dark ? 'light' : 'dark') : undefined}
      src={shown.url}
      alt=""
    />
  );
}
