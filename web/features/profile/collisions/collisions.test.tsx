import { PROFILE_FEATURES } from '@yardsign/domain/profile/profile-fields';
import { act, cleanup, screen, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../lib/api/call-types.ts';
import { useKeptDraft } from '../../../lib/form/use-kept-draft.ts';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { basicProfileQuery } from '../api.ts';
import { brandQuery } from '../brand-query.ts';
import { KeptNotice } from '../../../ui/feedback/kept-notice.tsx';
import { LoadedProfile } from '../components/loaded-profile.tsx';
import { ProfileTextField } from '../components/profile-text-field.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { useProfileForm } from '../components/use-profile-form.ts';
import type { Brand } from '../brand-query.ts';
import type { BasicProfile } from '../model.ts';
import { useBasicCollision } from './basic-collision.ts';
import { CollisionDialog } from '../../../ui/form/collision-dialog.tsx';

const MEMBER = 'usr_ann000000001';
const { saveProfile: save, getProfiles: load, getBrand } = contract.profile;
const kept = (value: string) => ({
  value,
  SyncTo: 'custom',
  fontSize: null,
  field_type: 'string' as const,
  table: '',
});
const profile = (company: string, title = '') => ({ company: kept(company), job_title: kept(title) });

type Profiles = Answer<'profile', 'getProfiles'>['data']['profiles'];
const NOTHING = Object.fromEntries(PROFILE_FEATURES.map((feature) => [feature, {}])) as Profiles;

function Fields({ read, brand }: { read: BasicProfile; brand: Brand }) {
  const form = useProfileForm(MEMBER, read, brand, { onSaved: () => {} });
  const describeField = useBasicCollision(form);
  return (
    <Form form={form}>
      <KeptNotice kept={useKeptDraft('basic', form.draft, form.changed.length > 0)} />
      <ProfileTextField form={form} field="company" label="Company" />
      <ProfileTextField form={form} field="job_title" label="Job title" />
      <SaveBar form={form} onDiscard={form.discard} />
      <CollisionDialog collisions={form.collisions} describe={describeField} />
    </Form>
  );
}

const show = (read = profile('Harbor')) =>
  open(
    <LoadedProfile memberId={MEMBER} fields={2}>
      {(loaded, brand) => <Fields read={loaded} brand={brand} />}
    </LoadedProfile>,
    {
      known: [
        { query: brandQuery, data: EMPTY_BRAND },
        { query: basicProfileQuery(MEMBER), data: read },
      ],
    },
  );

/** Another window has saved this, and our own save is refused for it. */
function meanwhile(company: string, title = '') {
  server.answer(load, { data: { profiles: { ...NOTHING, basic: profile(company, title) } } });
  server.refuse(save, {
    status: 409,
    code: 'profile_moved_on',
    issues: [{ path: '0.value', message: 'moved_on' }],
  });
}

const said = () => screen.getByRole('status').textContent;

describe('a field that another window has saved meanwhile', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    server.answer(getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
    server.answer(contract.teams.getTeamAbove, { team: null });
  });

  it('is shown with both texts, and nothing is written over before the member has chosen', async () => {
    await show();
    fill('Company', 'Mine');
    meanwhile('Theirs', 'Broker');
    await press('Save');
    const window = within(await dialog());
    expect(window.getByText('Mine')).toBeTruthy();
    expect(window.getByText('Theirs')).toBeTruthy();
    expect(field('Job title').value).toBe('Broker');
    expect(said()).toBe('1 field was changed elsewhere too. Save to choose.');
    await press('Save');
    expect(server.bodies(save)).toHaveLength(1);

    await act(async () => window.getByRole('button', { name: 'Keep mine: Company' }).click());
    expect(field('Company').value).toBe('Mine');
    server.answer(save, { data: { profile: profile('Mine', 'Broker') } });
    await press('Save');
    expect(server.bodies(save)[1]).toEqual([{ position: 'company', value: 'Mine', was: { value: 'Theirs' } }]);
    expect(said()).toBe('');
  });

  it('can be taken in place of what was typed', async () => {
    await show();
    fill('Company', 'Mine');
    meanwhile('Theirs');
    await press('Save');
    const window = within(await dialog());
    await act(async () => window.getByRole('button', { name: 'Take what is saved: Company' }).click());
    expect(field('Company').value).toBe('Theirs');
    expect(said()).toBe('');
  });

  it('is said also of what was typed before a reload', async () => {
    await show();
    fill('Company', 'Mine');
    cleanup();
    await show(profile('Theirs'));
    await press('Bring them back');
    expect(field('Company').value).toBe('Mine');
    expect(said()).toBe('1 field was changed elsewhere too. Save to choose.');
  });

  it('and says the same as what was typed is no collision', async () => {
    await show();
    fill('Company', 'Mine');
    fill('Job title', 'Broker');
    meanwhile('Mine');
    await press('Save');
    expect(said()).toContain('This was changed in another window. Nothing was overwritten.');
    server.answer(save, { data: { profile: profile('Mine', 'Broker') } });
    await press('Save');
    expect(server.bodies(save)[1]).toEqual([{ position: 'job_title', value: 'Broker', was: { value: '' } }]);
  });
});
