import { act, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import type { Session } from '../../../lib/session/session-query.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { type Brand, brandQuery } from '../brand-query.ts';
import { OnboardingDialog } from './onboarding-dialog.tsx';

const BRAND: Brand = {
  version: 1,
  ...brandTexts(() => ''),
  primaryColor: '#00AEEF',
  photo: null,
  logo: null,
  logoDark: null,
  spanish: {},
  graphics: PLAIN_LOOK,
};
const SESSION = {
  user: { id: 'usr_nora0000001', first_name: '', last_name: '', email: '', phone: '' },
} as Session;
const save = contract.profile.saveProfile;
const onClose = vi.fn<() => void>();

const show = async () => {
  await open(<OnboardingDialog session={SESSION} profile={{}} brand={BRAND} onClose={onClose} />, {
    known: [
      { query: brandQuery, data: BRAND },
      { query: sessionQuery, data: SESSION },
    ],
  });
  return dialog();
};

describe('the window that asks for the brand', () => {
  beforeEach(() => {
    onClose.mockClear();
    server.answer(contract.profile.getBrand, { brand: BRAND, contentLanguage: 'en' });
    server.answer(save, { data: { profile: {} } });
    server.answer(contract.access.getSession, { session: null });
    server.answer(contract.profile.addFlag, undefined);
  });

  it('has its title, the first role chosen, and the word that all of it can be changed later', async () => {
    const opened = await show();
    expect(opened.textContent).toContain('Your Brand Everywhere');
    expect(opened.textContent).toContain("Don't worry, you can always edit this profile later on.");
    expect(field('Primary role').value).toBe('Real Estate Professional');
  });

  it('needs a role and nothing else', async () => {
    await show();
    await press('Clear');
    await press('Save');
    expect(screen.getByText('Primary Role is required.')).toBeTruthy();
    expect(server.bodies(save)).toEqual([]);
  });

  it('saves with a role alone, and marks the profile as set up', async () => {
    await show();
    let answer: (saved: { data: { profile: object } }) => void = () => undefined;
    server.answer(save, () => new Promise<{ data: { profile: {} } }>((resolve) => (answer = resolve)));
    await press('Save');
    expect(button('Saving...').disabled || button('Saving...').getAttribute('aria-disabled')).toBeTruthy();
    await act(async () => answer({ data: { profile: {} } }));
    expect(server.bodies(save)).toEqual([[{ position: 'primary_role', value: 'Real Estate Professional' }]]);
    expect(server.queries(contract.profile.addFlag)).toHaveLength(1);
  });

  it('keeps what was typed when saving fails, says so, and is not closed by Escape meanwhile', async () => {
    server.refuse(save, { status: 500, code: 'internal' });
    await show();
    fill('Company', 'Harbor');
    await press('Save');
    expect(screen.getByText('Something went wrong while saving your profile. Please try again.')).toBeTruthy();
    expect(field('Company').value).toBe('Harbor');
    await act(async () =>
      field('Company').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});
