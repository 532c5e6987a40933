import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import type { Brand } from '../features/profile/brand-query.ts';

/** The brand of a member who has filled in nothing. */
export const EMPTY_BRAND: Brand = {
  version: 1,
  ...brandTexts(() => ''),
  primaryColor: '#00AEEF',
  photo: null,
  logo: null,
  logoDark: null,
  secondaryLogo: null,
  secondaryLogoDark: null,
  filmLogo: null,
  spanish: {},
  graphics: PLAIN_LOOK,
};
