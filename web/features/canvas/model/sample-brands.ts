import { madeUpBrands, type MadeUpBrand } from '@yardsign/domain/studio/made-up-brands';
import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import type { Brand } from '@yardsign/scene/template/brand';
import logoDarkUrl from '../samples/logo-dark.svg?url';
import logoUrl from '../samples/logo.svg?url';
import portraitUrl from '../samples/portrait.svg?url';

/** Who a drawing is looked at as: brands that it has to look right in, all of them at once. */
export const SAMPLES = ['yellow', 'navy', 'pale', 'noPhoto', 'noLogo', 'long'] as const;
export type Sample = (typeof SAMPLES)[number];

const PHOTO = { id: portraitUrl, width: 404, height: 404 };
const LOGO = { id: logoUrl, width: 480, height: 160 };
const LOGO_DARK = { id: logoDarkUrl, width: 480, height: 160 };

/** Pictures of made-up brands are files of the product itself: their id is where they are. */
export const sampleUrl = (id: string): string => id;

function brandOf(name: MadeUpBrand, without: 'photo' | 'logo' | 'nothing' = 'nothing'): Brand {
  const { color, ...person } = madeUpBrands[name];
  const typed: Readonly<Record<string, string>> = {
    first_name: person.firstName,
    last_name: person.lastName,
    job_title: person.jobTitle,
    company: person.company,
    phone: person.phone,
    email: person.email,
    compliance: person.compliance,
  };
  return {
    ...brandTexts((field) => typed[field] ?? ''),
    primaryColor: color,
    photo: without === 'photo' ? null : PHOTO,
    logo: without === 'logo' ? null : LOGO,
    logoDark: without === 'logo' ? null : LOGO_DARK,
    spanish: {},
    graphics: { ...PLAIN_LOOK, equalHousing: 'housing' },
  };
}

export const sampleBrands: Readonly<Record<Sample, Brand>> = {
  yellow: brandOf('yellow'),
  navy: brandOf('navy'),
  pale: brandOf('pale'),
  noPhoto: brandOf('green', 'photo'),
  noLogo: brandOf('green', 'logo'),
  long: brandOf('long'),
};
