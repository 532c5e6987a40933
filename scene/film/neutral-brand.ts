import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import type { Brand } from '../template/brand.ts';

/** Nobody's brand, in a colour: what the films of the library are drawn in. */
export function neutralBrand(primaryColor: string): Brand {
  return {
    ...brandTexts(() => ''),
    primaryColor,
    photo: null,
    logo: null,
    logoDark: null,
    spanish: {},
    graphics: PLAIN_LOOK,
  };
}
