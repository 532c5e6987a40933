import { brandTexts, spanishTexts } from '@yardsign/domain/profile/brand-texts';
import { DEFAULT_PRIMARY_COLOR } from '@yardsign/domain/profile/basic-fields';
import { graphicsLook } from '@yardsign/domain/profile/graphics-look';
import { AppError } from '../../platform/errors.ts';
import { imageUrl, type MemberBrand, type ProfileDeps } from './ports.ts';
import { brandVersionOf, fieldsOf, imagesOf, toSaved } from './store.ts';

const BRAND_IMAGES = ['photo', 'logo', 'logo_dark_bg'] as const;

/**
 * The brand that a member's pieces wear now. A locked field shows what the team set.
 *
 * @throws AppError `profile_not_found` when there is no such member.
 */
export async function readBrand(deps: Pick<ProfileDeps, 'db'>, memberId: string): Promise<MemberBrand> {
  const version = await brandVersionOf(deps.db, memberId);
  if (version === undefined) throw new AppError('profile_not_found');
  const rows = await fieldsOf(deps.db, memberId);
  const saved = (feature: string) => (name: string) => {
    const row = rows.find((field) => field.feature === feature && field.name === name);
    return row && toSaved(row);
  };
  const basic = (name: string) => saved('basic')(name)?.value ?? '';
  const images = await imagesOf(
    deps.db,
    memberId,
    BRAND_IMAGES.map(basic).filter((id) => id !== ''),
  );
  const image = (name: string) => {
    const row = images.get(basic(name));
    return row ? { id: row.sha256, width: row.width, height: row.height, url: imageUrl(row.sha256) } : null;
  };
  return {
    version,
    ...brandTexts(basic),
    primaryColor: `#${basic('primary_color') || DEFAULT_PRIMARY_COLOR}`,
    photo: image('photo'),
    logo: image('logo'),
    logoDark: image('logo_dark_bg'),
    spanish: spanishTexts(basic),
    graphics: graphicsLook(saved('graphics')),
  };
}
