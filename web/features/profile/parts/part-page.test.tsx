import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { forgetStoredOfMembers } from '../../../lib/browser/storage.ts';
import { type Brand, brandQuery } from '../brand-query.ts';
import { LinePicker } from './line-picker.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { PartSwitch } from './part-field.tsx';

const BRAND: Brand = {
  ...EMPTY_BRAND,
  firstName: 'Ann',
  fullName: 'Ann Lee',
  company: 'Harbor',
  primaryColor: '#1F6F5C',
};
const MEMBER = 'usr_ann000000001';
const save = contract.profile.saveProfile;
const saved = (value: string, more: object = {}) => ({
  value,
  SyncTo: 'custom',
  fontSize: null,
  field_type: 'string' as const,
  table: '',
  ...more,
});

const Nothing = () => null;

function Part({ profile = {} }: { profile?: Record<string, ReturnType<typeof saved>> }) {
  return (
    <LoadedPart memberId={MEMBER} feature="graphics" profile={profile} brand={BRAND} preview={Nothing}>
      {(form) => (
        <>
          <LinePicker form={form} field="pos_A" number={1} sized />
          <PartSwitch form={form} field="showlogo" label="Show my logo" />
        </>
      )}
    </LoadedPart>
  );
}

const show = (profile?: Record<string, ReturnType<typeof saved>>) =>
  open(<Part {...(profile && { profile })} />, { known: [{ query: brandQuery, data: BRAND }] });

describe('a part of the profile', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    server.answer(contract.profile.getBrand, { brand: BRAND, contentLanguage: 'en' });
    server.answer(contract.teams.getTeamAbove, { team: null });
    server.answer(save, { data: { profile: {} } });
  });

  it('has fourteen choices for a line, in their order', async () => {
    await show();
    expect([...field('Line 1').options].map(({ text }) => text)).toEqual([
      'First name',
      'Last name',
      'Full name',
      'Company',
      'Job title',
      'City and state',
      'Email',
      'Phone',
      'Website',
      'About you',
      'Designations',
      'License line',
      'My own words',
      'Nothing',
    ]);
    expect(field('Line 1').value).toBe('full_name');
  });

  it('puts the value of the chosen field in place, empties the line for words of one’s own, and sends them', async () => {
    await show();
    fill('Line 1', 'company');
    expect(screen.getByText('Harbor', { selector: 'p' })).toBeTruthy();
    fill('Line 1', 'custom');
    expect(field('Words of line 1').value).toBe('');
    fill('Words of line 1', ' Ask me ');
    fill('Size 1', '24px');
    await press('Save');
    expect(server.bodies(save)).toEqual([
      [
        {
          position: 'pos_A',
          sync_to: '',
          value: 'Ask me',
          font_size: 24,
          table: '',
          field_type: 'string',
          was: { sync_to: 'full_name', value: 'Ann Lee', font_size: null },
        },
      ],
    ]);
  });

  it('lets pieces be read again once it is saved', async () => {
    const { queryClient } = await show();
    queryClient.setQueryData(['content', 'detail', 'a'], {});
    const isOld = () => queryClient.getQueryState(['content', 'detail', 'a'])?.isInvalidated;
    fill('Line 1', 'company');
    expect(isOld()).toBe(false);
    await press('Save');
    expect(isOld()).toBe(true);
  });

  it('offers back what was not saved when the page is loaded anew, and forgets it once it was let go', async () => {
    await show();
    fill('Line 1', 'company');
    cleanup();
    await show();
    expect(field('Line 1').value).toBe('full_name');
    await press('Bring them back');
    expect(field('Line 1').value).toBe('company');
    await press('Discard');
    cleanup();
    await show();
    expect(screen.queryByText('Bring them back')).toBeNull();
  });

  it('offers nothing back to whoever signs in next', async () => {
    await show();
    fill('Line 1', 'company');
    cleanup();
    forgetStoredOfMembers();
    await show();
    expect(screen.queryByText('Bring them back')).toBeNull();
  });

  it('shows what the team manages, and does not let it be changed', async () => {
    await show({ showlogo: saved('1', { locked_value: '1' }) });
    expect(field(/Show my logo/).disabled).toBe(true);
    await act(async () => field(/Show my logo/).click());
    expect(screen.queryByText('Changes not saved')).toBeNull();
  });

  it('goes back to the defaults once that was confirmed', async () => {
    server.answer(contract.profile.resetProfile, { data: { profile: {} } });
    await show({ pos_A: saved('Ask me') });
    await press('Back to the defaults');
    expect(server.bodies(contract.profile.resetProfile)).toEqual([]);
    const question = within(await dialog());
    await act(async () => question.getByText('Back to the defaults').click());
    expect(server.bodies(contract.profile.resetProfile)).toHaveLength(1);
  });

  it('says that the defaults could not be put back, and keeps what was typed', async () => {
    server.refuse(contract.profile.resetProfile, { status: 500, code: 'internal' });
    await show({ pos_A: saved('Ask me') });
    render(<Toaster />, { wrapper: MantineProvider });
    fill('Words of line 1', 'Ask Ann');
    await press('Back to the defaults');
    await press('Back to the defaults', await dialog());
    expect(screen.getByText(/^Error updating profile\. /)).toBeTruthy();
    expect(field('Words of line 1').value).toBe('Ask Ann');
    act(() => notifications.clean());
  });
});
