import { act } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { type Brand, brandQuery } from '../brand-query.ts';
import { partQuery } from '../parts/part-api.ts';
import { GuidesPage } from './guides-page.tsx';

const { saveProfile, getBrand } = contract.profile;
const picture = (name: string) => ({ id: name, url: `/${name}`, width: 10, height: 10 });
const BRAND = {
  ...EMPTY_BRAND,
  photo: picture('photo'),
  logo: picture('logo'),
  logoDark: picture('logo-dark'),
  secondaryLogo: picture('second'),
  primaryColor: '#1F7A4D',
};
const FIRST = 'My logo on the front page';
const SECOND = 'My second logo on the front page';

/** The logos of the preview, each with its place and its plate. */
const logos = () =>
  [...document.querySelectorAll<HTMLElement>('aside [data-place] img')].map((image) => {
    const place = image.closest<HTMLElement>('[data-place]')?.dataset['place'];
    return [place, image.getAttribute('src'), image.dataset['plate'] ?? 'bare'].join(' ');
  });

const flip = (label: RegExp) => act(async () => field(label).click());

async function show(brand: Brand = BRAND, saved: Record<string, object> = {}, language: 'en' | 'es' = 'en') {
  await open(<GuidesPage />, {
    at: '/profile/guides',
    language,
    known: [
      { query: sessionQuery, data: SESSION },
      { query: brandQuery, data: brand },
      { query: partQuery(SESSION.user.id, 'guides'), data: saved },
    ],
  });
}

describe('the front page of a guide', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    server.answer(getBrand, { brand: BRAND, contentLanguage: 'en' });
    server.answer(contract.teams.getTeamAbove, { team: null });
    server.answer(saveProfile, { data: { profile: {} } });
  });

  it('says in Spanish what the member says in Spanish', async () => {
    const spanish = { ...BRAND.spanish, jobTitle: 'Agente de bienes raíces', compliance: 'Licencia 1' };
    await show({ ...BRAND, jobTitle: 'Agent', compliance: 'License 1', spanish }, {}, 'es');
    const said = document.querySelector('aside')?.textContent;
    expect(said).toContain('Agente de bienes raíces');
    expect(said).toContain('Licencia 1');
  });

  it('has its logos in the preview where they are put, as they will stand on the page, and only what was changed is saved', async () => {
    await show();
    expect(logos()).toEqual(['foot /logo bare']);
    fill(FIRST, '1');
    fill(SECOND, '1');
    expect(logos()).toEqual(['top /logo-dark bare', 'top /second light']);
    fill(SECOND, '2');
    expect(logos()).toEqual(['top /logo-dark bare', 'underPhoto /second bare']);
    fill(FIRST, '3');
    await press('Save');
    expect(server.bodies(saveProfile)).toEqual([
      [expect.objectContaining({ position: 'secondary_logo_pos', value: '2' })],
    ]);
  });

  it('keeps the place of the first logo while it is switched off, and says that it has no effect', async () => {
    await show();
    fill(FIRST, '1');
    await flip(/^Show my logo/);
    expect(logos()).toEqual([]);
    expect([field(FIRST).value, field(FIRST).disabled]).toEqual(['1', true]);
    expect(saidAt(FIRST)).toContain('It has no effect while your logo is switched off.');
    await flip(/^Show my logo/);
    expect(logos()).toEqual(['top /logo-dark bare']);
  });

  it('lets logos leave with the brand, and take the place of a photo that is not there', async () => {
    await show({ ...BRAND, photo: null });
    fill(FIRST, '2');
    expect(saidAt(FIRST)).toContain('You have no photo yet');
    expect(logos()).toEqual(['underPhoto /logo bare']);
    await flip(/^Put my brand on the front page/);
    expect(logos()).toEqual([]);
  });

  it('has lines as large as on the page, whether their size is that of the design or typed', async () => {
    await show({ ...BRAND, fullName: 'Ann Lee', jobTitle: 'REALTOR', company: 'Lee Homes' });
    const sizes = () =>
      [...document.querySelectorAll<HTMLElement>('aside p')].flatMap(({ textContent, style }) =>
        style.getPropertyValue('--size') === '' ? [] : [[textContent, style.getPropertyValue('--size')]],
      );
    // The page has 15 points for the first line and 10.5 for the others.
    const begun = [
      ['Ann Lee', '20'],
      ['REALTOR', '14'],
      ['Lee Homes', '14'],
    ];
    expect(sizes()).toEqual(begun);
    fill('Size 2', '14');
    expect(sizes()).toEqual(begun);
    fill('Size 2', '30');
    expect(sizes()[1]).toEqual(['REALTOR', '30']);
  });

  it('shows a logo that the team has placed, and does not let it be moved, in Spanish too', async () => {
    const locked = { value: '1', SyncTo: 'custom', fontSize: null, field_type: 'string', table: '', locked_value: '1' };
    await show(BRAND, { logo_pos: locked }, 'es');
    const place = field('Mi logo en la portada') as unknown as HTMLSelectElement;
    expect([place.disabled, place.selectedOptions[0]?.text]).toEqual([true, 'Arriba a la izquierda']);
  });
});
