import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import type { Brand, ImageRef } from '@yardsign/scene/template/brand';

/** Brands that a template must look right in: pale and dark colours, a very long name, no photo, no logo, nothing but a name. */
export interface SampleBrands {
  brands: Record<string, Brand>;
  images: Record<string, Buffer>;
}

/** @param folder `library/demo-images` */
export async function sampleBrands(folder: string): Promise<SampleBrands> {
  const images: Record<string, Buffer> = {};
  const open = async (id: string): Promise<ImageRef> => {
    const file = await readFile(join(folder, id));
    images[id] = file;
    return { id, ...sizeOf(file) };
  };
  const logos = async (name: string) => ({
    logo: await open(`logo-${name}.png`),
    logoDark: await open(`logo-${name}-on-dark.png`),
  });
  const none = { logo: null, logoDark: null };
  const base = { ...brandTexts(() => ''), location: 'Austin, TX' };
  const brands: Record<string, Brand> = {
    green: {
      ...base,
      fullName: 'Maya Ellison',
      jobTitle: 'REALTOR®',
      company: 'Harbor & Pine Real Estate',
      phone: '(512) 555-0142',
      email: 'maya@harborpine.example',
      website: 'mayaellison.example',
      designations: 'ABR, GRI',
      compliance: 'TX License 0612345 · Information About Brokerage Services',
      primaryColor: '#1F7A4D',
      photo: await open('portrait-maya.jpg'),
      ...(await logos('harbor-and-pine')),
      spanish: {},
      graphics: { ...PLAIN_LOOK, equalHousing: 'housing' },
    },
    pink: {
      ...base,
      fullName: 'Luis Ángel Kovač',
      jobTitle: 'Asesor hipotecario',
      company: 'Brightwater Mortgage',
      phone: '(305) 555-0188',
      email: 'luis@brightwater.example',
      website: 'luiskovac.example',
      compliance: 'NMLS 1234567 · Company NMLS 765432',
      primaryColor: '#E83E8C',
      photo: await open('portrait-luis.jpg'),
      ...(await logos('brightwater')),
      spanish: {},
      graphics: { ...PLAIN_LOOK, equalHousing: 'lender' },
    },
    yellow: {
      ...base,
      fullName: 'Alexandra-Josephine Montgomery-Featherstonehaugh',
      jobTitle: 'Broker Associate, Residential & Land',
      company: 'Lantern Realty Collective of the Upper Valley',
      phone: '(802) 555-0119',
      email: 'alexandra.montgomery@lantern.example',
      website: 'lanternrealty.example/alexandra',
      compliance:
        'VT License 082.0134567 · Lantern Realty Collective LLC, 14 Mill Street, Őze Falls VT 05001 · Each office is independently owned and operated',
      primaryColor: '#FFD23F',
      photo: await open('portrait-lena.jpg'),
      ...(await logos('lantern')),
      spanish: {},
      graphics: { ...PLAIN_LOOK, equalHousing: 'housing' },
    },
    navy: {
      ...base,
      fullName: 'Theo Okafor',
      jobTitle: 'Sales Associate',
      company: 'Northgate Property Group',
      phone: '(404) 555-0161',
      email: 'theo@northgate.example',
      website: '',
      compliance: 'GA License 398211',
      primaryColor: '#14213D',
      photo: null,
      ...(await logos('northgate')),
      spanish: {},
      graphics: { ...PLAIN_LOOK, equalHousing: 'housing' },
    },
    sky: {
      ...base,
      fullName: 'Frida Baptiste',
      jobTitle: 'REALTOR®',
      company: 'Two Rivers Homes',
      phone: '',
      email: 'frida@tworivers.example',
      website: 'fridabaptiste.example',
      compliance: 'LA License 995817',
      primaryColor: '#00AEEF',
      photo: await open('portrait-frida.jpg'),
      ...none,
      spanish: {},
      graphics: { ...PLAIN_LOOK, equalHousing: 'none' },
    },
    bare: {
      ...base,
      fullName: 'Lou Hart',
      jobTitle: '',
      company: '',
      phone: '(512) 555-0100',
      email: '',
      website: '',
      compliance: '',
      primaryColor: '#B83A26',
      photo: null,
      ...none,
      spanish: {},
      graphics: { ...PLAIN_LOOK, equalHousing: 'none' },
    },
  };
  return { brands, images };
}

/** Reads the size from a PNG's header or a JPEG's frame. */
function sizeOf(file: Buffer): { width: number; height: number } {
  if (file[0] === 0x89) return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  let at = 2;
  while (at < file.length) {
    const marker = file.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2)
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new Error('the picture has no size');
}
