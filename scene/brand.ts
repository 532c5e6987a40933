/** A decoded-size reference to an image; `id` is the content digest of an upload or the name of a shipped asset. */
export interface ImageRef {
  id: string;
  width: number;
  height: number;
}

/** What a template may wear of a member. Empty strings and nulls mean "not given": whatever shows them closes up. */
export interface Brand {
  fullName: string;
  jobTitle: string;
  company: string;
  phone: string;
  email: string;
  website: string;
  location: string;
  designations: string;
  /** The licence or disclosure line that the member's regulator asks for. */
  compliance: string;
  /** `#RRGGBB` */
  primaryColor: string;
  photo: ImageRef | null;
  logo: ImageRef | null;
  /** The logo for dark backgrounds; without it the standard logo is shown on a light plate. */
  logoDark: ImageRef | null;
  equalHousing: 'none' | 'housing' | 'lender';
}

export const BRAND_TEXT_FIELDS = [
  'fullName',
  'jobTitle',
  'company',
  'phone',
  'email',
  'website',
  'location',
  'designations',
  'compliance',
] as const;

export type BrandTextField = (typeof BRAND_TEXT_FIELDS)[number];
