import type { PublicPicture } from '@yardsign/contracts/routes/content/microsite';
import type { PictureField } from '@yardsign/domain/profile/basic-fields';
import { publicPictureUrl } from '@yardsign/domain/content/paths';
import { AppError } from '../../platform/errors.ts';
import { findWornPicture, type WornPicture } from '../profile/find-worn-picture.ts';
import type { MemberBrand } from '../profile/ports.ts';
import { memberBehind } from './member-behind.ts';
import type { MicrositeDeps } from './ports.ts';

const FIELDS: Record<PublicPicture, PictureField> = {
  photo: 'photo',
  logo: 'logo',
  'logo-dark': 'logo_dark_bg',
  'second-logo': 'secondary_logo',
  'second-logo-dark': 'secondary_logo_dark_bg',
};

/** A picture of a public page: the one that the brand wears now, whatever was asked for. @throws AppError `not_found`. */
export async function findPublicPicture(
  deps: Pick<MicrositeDeps, 'db'>,
  { code, picture }: { code: string; picture: PublicPicture },
): Promise<WornPicture> {
  const found = await findWornPicture(deps.db, memberBehind(code), FIELDS[picture]);
  if (!found) throw new AppError('not_found');
  return found;
}

type BrandPicture = NonNullable<MemberBrand['photo']>;

export interface PagePicture {
  url: string;
  width: number;
  height: number;
}

/** The pictures of a brand at their public addresses, which are others as soon as the pictures are. */
export function publicPictures(
  base: string,
  code: string,
  brand: MemberBrand,
): Record<PublicPicture, PagePicture | null> {
  const at = (name: PublicPicture, picture: BrandPicture | null) =>
    picture && { ...picture, url: publicPictureUrl(base, code, name, picture.id.slice(0, 8)) };
  return {
    photo: at('photo', brand.photo),
    logo: at('logo', brand.logo),
    'logo-dark': at('logo-dark', brand.logoDark),
    'second-logo': at('second-logo', brand.secondaryLogo),
    'second-logo-dark': at('second-logo-dark', brand.secondaryLogoDark),
  };
}
