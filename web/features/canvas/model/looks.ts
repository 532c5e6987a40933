import type { Brand } from '@yardsign/scene/template/brand';
import { type Sample, SAMPLES, sampleBrands, sampleUrl } from './sample-brands.ts';

/** Whose brand a drawing is looked at in: one that was made up, or the member's own. */
export interface Look {
  readonly name: Sample | 'own';
  readonly brand: Brand;
  /** Where a picture of the brand is fetched. */
  readonly imageUrl: (id: string) => string;
}

/** Brands that a drawing of the library has to look right in. */
export const SAMPLE_LOOKS: readonly Look[] = SAMPLES.map((name) => ({
  name,
  brand: sampleBrands[name],
  imageUrl: sampleUrl,
}));

/** The look that a drawing of the library is opened in. */
export const FIRST_LOOK: Look['name'] = 'navy';
