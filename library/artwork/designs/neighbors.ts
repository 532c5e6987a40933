import type { Template } from '@yardsign/scene/template/template';
import { fairHousing } from './neighbors/fair-housing.ts';
import { meetMe } from './neighbors/meet-me.ts';
import { porchLight } from './neighbors/porch-light.ts';
import { shopTheBlock } from './neighbors/shop-the-block.ts';
import { sundayMornings } from './neighbors/sunday-mornings.ts';
import { thankYou } from './neighbors/thank-you.ts';
import { thisOrThat } from './neighbors/this-or-that.ts';

export const neighbors: Record<string, Template> = {
  'fair-housing': fairHousing,
  'meet-me': meetMe,
  'porch-light': porchLight,
  'shop-the-block': shopTheBlock,
  'sunday-mornings': sundayMornings,
  'thank-you': thankYou,
  'this-or-that': thisOrThat,
};
