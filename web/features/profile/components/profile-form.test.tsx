import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { CHECKED_ADVERTISING } from '../../../testing/posts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useBackCloses } from '../../../ui/overlay/use-back-closes.ts';
import type { Brand } from '../brand-query.ts';
import type { BasicProfile, FieldName } from '../model.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ProfileTextField } from './profile-text-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useProfileForm } from './use-profile-form.ts';

const kept = (value: string, locked?: string): BasicProfile[string] => ({
  value,
  SyncTo: 'custom',
  fontSize: null,
  field_type: 'string',
  table: '',
  ...(locked !== undefined && { locked_value: locked }),
});

const PROFILE: BasicProfile = {
  first_name: kept('Ann'),
  email: kept('ann@example.com'),
  company: kept('Harbor', 'Harbor'),
  bio: kept('I sell houses.'),
};
const BRAND = { photo: null, logo: null, logoDark: null } as Brand;
const MEMBER = 'usr_ann000000001';

const onSaved = vi.fn<() => void>();
let undo: (() => void) | undefined;

/** Three fields of the profile with the bar that saves them. */
function Profile({ needed = [] }: { needed?: FieldName[] }) {
  const form = useProfileForm(MEMBER, PROFILE, BRAND, { needed, onSaved });
  return (
    <Form form={form}>
      <ProfileTextField form={form} field="first_name" label="First name" />
      {needed.includes('last_name') && <ProfileTextField form={form} field="last_name" label="Last name" />}
      <ProfileTextField form={form} field="email" label="Email" />
      <ProfileTextField form={form} field="company" label="Company" />
      <SaveBar form={form} onDiscard={() => (undo = form.discard())} />
      <Button type="submit">Go on</Button>
    </Form>
  );
}

const save = contract.profile.saveProfile;

describe('the form of the profile', () => {
  beforeEach(() => {
    onSaved.mockClear();
    server.answer(contract.teams.getTeamAbove, { team: null });
  });

  it('sends what has changed and nothing else, and takes it for saved', async () => {
    server.answer(save, { data: { profile: { ...PROFILE, first_name: kept('Anna') } } });
    await open(<Profile />);
    fill('First name', 'Anna ');
    expect(screen.getByRole('status').textContent).toBe('Changes not saved');
    await press('Save');
    expect(server.bodies(save)).toEqual([[{ position: 'first_name', value: 'Anna', was: { value: 'Ann' } }]]);
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says what is wrong with a field once it was left, and counts it in the bar', async () => {
    await open(<Profile />);
    fill('Email', 'ann@');
    expect(saidAt('Email')).toBe('');
    fireEvent.blur(field('Email'));
    expect(saidAt('Email')).toBe('This does not look like an email address.');
    expect(screen.getByRole('status').textContent).toBe('1 field needs another look.');
    await press('Save');
    expect(document.activeElement).toBe(field('Email'));
    expect(server.bodies(save)).toEqual([]);
  });

  it('says nothing of a needed field that was only passed through, until one wants to go on', async () => {
    await open(<Profile needed={['last_name']} />);
    fireEvent.blur(field('Last name'));
    expect(saidAt('Last name')).toBe('');
    await press('Go on');
    expect(saidAt('Last name')).toBe('This cannot stay empty.');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('puts the cursor to what the server does not accept; one that says nothing of fields is told apart', async () => {
    server.refuse(save, { status: 400, code: 'invalid_request', issues: [{ path: '1.value', message: 'not_plain' }] });
    await open(<Profile />);
    fill('First name', 'Anna');
    fill('Email', 'anna@example.com');
    await press('Save');
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('1 field needs another look.');
    server.drop(save);
    await press('Save');
    expect(screen.getByRole('status').textContent).toContain('Error updating profile. ');
    expect(field('First name').value).toBe('Anna');
  });

  it('lets go of changes, and brings them back', async () => {
    await open(<Profile />);
    fill('First name', 'Anna');
    await press('Discard');
    expect(field('First name').value).toBe('Ann');
    await act(async () => undo?.());
    expect(field('First name').value).toBe('Anna');
  });

  it('goes on without a call when nothing has changed', async () => {
    await open(<Profile />);
    await press('Go on');
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('shows what the team manages, and does not let it be changed', async () => {
    await open(<Profile />);
    expect(field('Company').readOnly).toBe(true);
    expect(saidAt('Company')).not.toBe('');
  });
});

function Bio() {
  const form = useProfileForm(MEMBER, PROFILE, BRAND, { onSaved });
  return <ProfileTextField form={form} field="bio" label="Bio" lines={4} advertises />;
}

it('what a text for clients should not say about people is marked, and mended by one press', async () => {
  server.answer(contract.compliance.checkAdvertising, CHECKED_ADVERTISING);
  await open(<Bio />);
  // The rules come with what is written already.
  await screen.findByRole('group');
  fill('Bio', 'I sell homes, perfect for families.');
  await screen.findByText(/Describe the home instead/);
  await press('Use “with room to spread out” in place of “perfect for families”');
  expect(field('Bio').value).toBe('I sell homes, with room to spread out.');
});

describe('changes that are not saved', () => {
  const closed = vi.fn<() => void>();

  function Over() {
    useBackCloses(true, closed);
    return null;
  }

  it('are no question while Back closes a window over their form', async () => {
    const page = await open(
      <>
        <LeaveGuard dirty />
        <Over />
      </>,
    );
    void page.holds('BACK');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
