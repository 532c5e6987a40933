import type { BrandTexts, SpanishTexts } from '@yardsign/domain/profile/brand-texts';
import type { GraphicsLook } from '@yardsign/domain/profile/graphics-look';

/** A decoded-size reference to an image; `id` is the content digest of an upload or the name of a shipped asset. */
export interface ImageRef {
  id: string;
  width: number;
  height: number;
}

/** What a template may wear of a member. Empty strings and nulls mean "not given": whatever shows them closes up. */
export interface Brand extends BrandTexts {
  /** `#RRGGBB` */
  primaryColor: string;
  photo: ImageRef | null;
  logo: ImageRef | null;
  /** The logo for dark backgrounds; without it the standard logo is shown on a light plate. */
  logoDark: ImageRef | null;
  /** Words of their own for pieces in Spanish. */
  spanish: SpanishTexts;
  /** How graphics show all this. */
  graphics: GraphicsLook;
}
