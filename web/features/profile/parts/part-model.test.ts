import { defaultConsent } from '@yardsign/domain/profile/consent';
import { describe, expect, it, test } from 'vitest';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import type { Brand } from '../brand-query.ts';
import { brandOnGraphics } from '../previews/brand-on-graphics.ts';
import { changedIn, collidingIn, faultsIn, lockedIn, readPart, refusedIn, toEntries } from './part-model.ts';

const brand: Brand = {
  ...EMPTY_BRAND,
  firstName: 'Ann',
  fullName: 'Ann Lee',
  company: 'Harbor',
  primaryColor: '#1F6F5C',
};
const field = (value: string, more: object = {}) => ({
  value,
  SyncTo: value === '' ? 'hide' : 'custom',
  fontSize: null,
  field_type: 'string' as const,
  table: '',
  ...more,
});

test('a graphic is drawn with no more of a line than can be saved', () => {
  const values = readPart('graphics', { pos_A: field('x'.repeat(9000)) }, brand);
  expect(brandOnGraphics(brand, values).graphics.lines.pos_A.value).toHaveLength(300);
});

describe('the form of a group', () => {
  const saved = readPart('graphics', { pos_B: field('Ask me', { fontSize: 20 }), bgcolor: field('FF8300') }, brand);

  it('begins with what is saved, and with the defaults of the rest', () => {
    expect(saved).toMatchObject({
      pos_A: 'Ann Lee',
      'pos_A.sync': 'full_name',
      'pos_A.size': '',
      pos_B: 'Ask me',
      'pos_B.sync': 'custom',
      'pos_B.size': '20',
      bgcolor: '#FF8300',
      showlogo: '1',
      realtorlogo: '',
    });
  });

  it('knows what differs, and sends that alone, in the shape of the service', () => {
    const values = {
      ...saved,
      'pos_A.sync': 'company',
      pos_A: 'Harbor',
      'pos_C.sync': 'hide',
      pos_C: '',
      'pos_B.size': '24px',
    };
    expect(changedIn('graphics', values, saved, 'Ann')).toEqual(['pos_A', 'pos_B', 'pos_C']);
    const shape = { table: '', field_type: 'string' };
    const names = ['pos_A', 'pos_B', 'pos_C'];
    const entries = toEntries('graphics', { values, names, firstName: 'Ann' });
    expect(entries).toEqual([
      { position: 'pos_A', sync_to: 'company', value: 'Harbor', font_size: null, ...shape },
      { position: 'pos_B', sync_to: '', value: 'Ask me', font_size: 24, ...shape },
      { position: 'pos_C', sync_to: '', value: '', font_size: null, ...shape },
    ]);
    const told = toEntries('graphics', { values, before: saved, names, firstName: 'Ann' });
    expect(told[1]).toEqual({ ...entries[1], was: { sync_to: '', value: 'Ask me', font_size: 20 } });
  });

  it('a line that was changed here and elsewhere collides, unless both say the same or each changed another part of it', () => {
    const collide = (edits: Record<string, string>, meanwhile: Record<string, string>) => {
      const began = Object.fromEntries(Object.keys(edits).map((key) => [key, saved[key] ?? '']));
      const before = { ...saved, ...meanwhile, ...began };
      const now = { ...saved, ...meanwhile, ...edits };
      return collidingIn('graphics', { now, saved: { ...saved, ...meanwhile }, before }, 'Ann');
    };
    expect(collide({ pos_B: 'Call me' }, { pos_B: 'Write me' })).toEqual(['pos_B']);
    expect(collide({ pos_B: 'Call me' }, { pos_B: 'Call me ' })).toEqual([]);
    expect(collide({ pos_B: 'Call me' }, { 'pos_B.size': '30' })).toEqual([]);
    expect(collide({ pos_B: 'Call me' }, { bgcolor: '#1F6F5C' })).toEqual([]);
  });

  it('spaces, the case of a color and a switch that is off and was never set are no change', () => {
    const values = { ...saved, pos_B: ' Ask me ', bgcolor: '#ff8300', realtorlogo: '0' };
    expect(changedIn('graphics', values, saved, 'Ann')).toEqual([]);
  });

  it('finds faults before anything is sent, and those of the server by their place', () => {
    const values = { ...saved, bgcolor: 'teal', pos_B: 'x'.repeat(301) };
    expect(faultsIn('graphics', values, ['bgcolor', 'pos_B'])).toEqual({ bgcolor: 'not_a_color', pos_B: 'too_long' });
    expect(refusedIn([{ path: '1.value', message: 'not_a_color' }], ['pos_B', 'bgcolor'])).toEqual({
      bgcolor: 'not_a_color',
    });
  });

  it('knows what the team manages', () => {
    expect([...lockedIn({ ehlogo: field('1', { locked_value: '1' }), bgcolor: field('') })]).toEqual(['ehlogo']);
  });

  it('shows the default consent text, and keeps it as empty', () => {
    const blog = readPart('blog', {}, brand);
    expect(blog['privacy_policysp']).toBe(defaultConsent('es', 'Ann'));
    expect(changedIn('blog', blog, blog, 'Ann')).toEqual([]);
    const entries = toEntries('blog', { values: blog, names: ['privacy_policysp'], firstName: 'Ann' });
    expect(entries[0]).toMatchObject({ value: '' });
  });
});

it('the preview wears what is typed, and no color that is not one yet', () => {
  const values = { ...readPart('graphics', {}, brand), showlogo: '0', bgcolor: '#FF83', realtorlogo: '1' };
  expect(brandOnGraphics(brand, values).graphics).toMatchObject({ showLogo: false, realtor: true, color: null });
  expect(brandOnGraphics(brand, { ...values, bgcolor: '#ff8300' }).graphics.color).toBe('#FF8300');
});
