import type { Piece } from '../content/model.ts';
import type { Brand } from '../profile/brand-query.ts';

export const SIZES = ['square', 'portrait', 'story', 'link'] as const;
export type Size = (typeof SIZES)[number];

/** As people write them; `1.91:1` is what the networks call 1200 × 630. */
export const RATIOS: Record<Size, string> = { square: '1:1', portrait: '4:5', story: '9:16', link: '1.91:1' };

/** Where all sizes of a piece are. */
export function galleryPath({ content_type: type, slug }: Pick<Piece, 'content_type' | 'slug'>): string {
  return `/content/${type}/${slug}/gallery`;
}

/** The size that the address asks for when the template has it, else its first. */
export function readSize(asked: unknown, sizes: readonly Size[]): Size {
  return sizes.find((size) => size === asked) ?? sizes[0] ?? 'square';
}

/** The row of the brand panel: what it shows, and which field of the profile it leads to. */
export interface BrandRow {
  field: 'first_name' | 'phone' | 'primary_color' | 'photo' | 'logo' | 'logo_dark_bg' | 'compliance';
  label: 'name' | 'phone' | 'color' | 'photo' | 'logo' | 'darkLogo' | 'compliance';
  value: string;
  image: string | null;
  /** What to say in place of a value that is not there. */
  missing: 'addName' | 'addPhone' | 'addPhoto' | 'addLogo' | 'addCompliance' | null;
}

function textRow(row: Pick<BrandRow, 'field' | 'label'>, value: string, missing: BrandRow['missing']): BrandRow {
  return { ...row, value, image: null, missing: value === '' ? missing : null };
}

function imageRow(
  row: Pick<BrandRow, 'field' | 'label'>,
  image: { url: string } | null,
  missing: BrandRow['missing'],
): BrandRow {
  return { ...row, value: '', image: image?.url ?? null, missing: image === null ? missing : null };
}

/** The parts of a brand that show most on a picture, in the order in which one would check them. */
export function brandRows(brand: Brand): BrandRow[] {
  return [
    imageRow({ field: 'photo', label: 'photo' }, brand.photo, 'addPhoto'),
    textRow({ field: 'first_name', label: 'name' }, brand.fullName, 'addName'),
    textRow({ field: 'phone', label: 'phone' }, brand.phone, 'addPhone'),
    // As on a picture, the logo for dark grounds takes the place of one that there is not.
    brand.logo === null && brand.logoDark !== null
      ? imageRow({ field: 'logo_dark_bg', label: 'darkLogo' }, brand.logoDark, 'addLogo')
      : imageRow({ field: 'logo', label: 'logo' }, brand.logo, 'addLogo'),
    { field: 'primary_color', label: 'color', value: brand.primaryColor, image: null, missing: null },
    textRow({ field: 'compliance', label: 'compliance' }, brand.compliance, 'addCompliance'),
  ];
}
