import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { describe, expect, it } from 'vitest';
import type { Brand } from './brand-query.ts';
import {
  type BasicProfile,
  changedFields,
  faultsFromIssues,
  faultsOf,
  isLightColor,
  lengthNote,
  lockedFields,
  previewBrand,
  readDraft,
  toEntries,
} from './model.ts';

const photo = { id: 'a'.repeat(64), width: 800, height: 800, url: '/files/a' };
const logo = { id: 'b'.repeat(64), width: 400, height: 200, url: '/files/b' };

const brand: Brand = {
  version: 3,
  ...brandTexts(() => ''),
  fullName: 'Ann Lee',
  company: 'Harbor',
  phone: '512-555-0142',
  primaryColor: '#1F6F5C',
  photo,
  logo: null,
  logoDark: null,
  secondaryLogo: null,
  secondaryLogoDark: null,
  filmLogo: null,
  spanish: {},
  graphics: PLAIN_LOOK,
};

function field(value: string, locked?: string): BasicProfile[string] {
  return {
    value,
    SyncTo: 'custom',
    fontSize: null,
    field_type: 'string',
    table: '',
    ...(locked !== undefined && { locked_value: locked }),
  };
}

const profile: BasicProfile = {
  first_name: field('Ann'),
  last_name: field('Lee'),
  company: field('Harbor', 'Harbor'),
  phone: field('512-555-0142'),
  primary_color: field('1F6F5C'),
};

describe('the form of the profile', () => {
  const saved = readDraft(profile, brand);

  it('begins with what is saved, the color with its sign', () => {
    expect(saved).toMatchObject({ first_name: 'Ann', city: '', primary_color: '#1F6F5C', photo, logo: null });
  });

  it('an empty color is shown as the default, and showing it is not a change', () => {
    const bare = readDraft({}, brand);
    expect(bare.primary_color).toBe('#00AEEF');
    expect(changedFields(bare, bare)).toEqual([]);
  });

  it('spaces around a text and the case of a color are no change', () => {
    expect(changedFields({ ...saved, first_name: ' Ann ', primary_color: '#1f6f5c' }, saved)).toEqual([]);
  });

  it('changes come in the order of the form, pictures by their id', () => {
    const draft = { ...saved, logo, photo: null, last_name: 'Lim' };
    expect(changedFields(draft, saved)).toEqual(['last_name', 'photo', 'logo']);
    expect(toEntries(draft, saved, ['last_name', 'photo', 'logo'])).toEqual([
      { position: 'last_name', value: 'Lim', was: { value: saved.last_name } },
      { position: 'photo', value: '', was: { value: saved.photo?.id ?? '' } },
      { position: 'logo', value: logo.id, was: { value: '' } },
    ]);
  });

  it('fields that the team manages are known', () => {
    expect([...lockedFields(profile)]).toEqual(['company']);
    const locked = lockedFields({ compliance: field('TX 1', 'TX 1'), compliancesp: field('Mía') });
    expect([...locked]).toEqual(['compliance', 'compliancesp']);
  });

  it('the same rules as on the server find faults before anything is sent', () => {
    const draft = { ...saved, first_name: ' ', email: 'nobody', primary_color: 'teal', bio: 'x'.repeat(2001) };
    expect(faultsOf(draft, ['first_name', 'email', 'primary_color', 'bio', 'phone'])).toEqual({
      first_name: 'required',
      email: 'not_an_email',
      primary_color: 'not_a_color',
      bio: 'too_long',
    });
  });

  it('the faults of the server find their field by its place in the list that was sent', () => {
    const issues = [
      { path: '1.value', message: 'not_a_phone' },
      { path: '0.value', message: 'something_new' },
      { path: '9.value', message: 'required' },
    ];
    expect(faultsFromIssues(issues, ['city', 'phone'])).toEqual({ phone: 'not_a_phone', city: 'not_accepted' });
  });

  it('the preview wears what is typed', () => {
    const worn = previewBrand(brand, { ...saved, last_name: ' Lim ', city: 'Austin', state: 'TX', logo });
    expect(worn).toMatchObject({ fullName: 'Ann Lim', location: 'Austin, TX', logo, photo, version: 3 });
  });

  it('the preview of a Spanish piece has the Spanish words, once there are some', () => {
    expect(previewBrand(brand, { ...saved, company: 'x'.repeat(10_000) }).company).toBe('x'.repeat(120));
    expect(previewBrand(brand, saved).spanish).toEqual({});
    expect(previewBrand(brand, { ...saved, job_titlesp: ' Agente ' }).spanish).toEqual({ jobTitle: 'Agente' });
  });

  it('a color that is not one yet leaves the preview as it was', () => {
    expect(previewBrand(brand, { ...saved, primary_color: '#1F6F' }).primaryColor).toBe('#1F6F5C');
    expect(previewBrand(brand, { ...saved, primary_color: '#1F6' }).primaryColor).toBe('#11FF66');
    expect(previewBrand(brand, { ...saved, primary_color: '#ffee00' }).primaryColor).toBe('#FFEE00');
  });
});

it('a color is light above a luminance of 170', () => {
  const light = ['#FFFFFF', '#FFEE00', '#000000', '#00AEEF', '#AAAAAA', '#ABABAB', 'teal', '#FFF', 'fe0'].map(
    isLightColor,
  );
  expect(light).toEqual([true, true, false, false, false, true, false, true, true]);
});

it('how long a text is stands beside it once it comes near its limit', () => {
  expect(lengthNote('compliance', 'x'.repeat(800))).toBeNull();
  expect(lengthNote('compliance', 'x'.repeat(801))).toEqual({ used: '801', limit: '1000' });
  expect(lengthNote('compliance', ` ${'x'.repeat(1012)} `)).toEqual({ used: '1012', limit: '1000' });
});
