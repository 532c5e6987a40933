import { act, cleanup, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import type { Session } from '../../../lib/session/session-query.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { brandQuery } from '../brand-query.ts';
import type { BasicProfile } from '../model.ts';
import { OnboardingDialog } from './onboarding-dialog.tsx';

const SESSION = {
  user: { id: 'usr_nora0000001', first_name: '', last_name: '', email: '', phone: '' },
} as Session;
const save = contract.profile.saveProfile;
const onClose = vi.fn<() => void>();

const GOAL = /^What do you want to do first/;

const saved = (value: string): BasicProfile[string] => ({
  value,
  SyncTo: '',
  fontSize: null,
  field_type: 'string',
  table: '',
});

const show = async (profile: BasicProfile = {}, language: Language = 'en') => {
  await open(<OnboardingDialog session={SESSION} profile={profile} brand={EMPTY_BRAND} onClose={onClose} />, {
    language,
    known: [
      { query: brandQuery, data: EMPTY_BRAND },
      { query: sessionQuery, data: SESSION },
    ],
  });
  return dialog();
};

describe('the window that asks for the brand', () => {
  beforeEach(() => {
    onClose.mockClear();
    server.answer(contract.profile.getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
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

  it('has the cursor in its first field, whose answer cannot be taken away', async () => {
    const opened = await show();
    expect(document.activeElement).toBe(field('Primary role'));
    expect(opened.querySelector('[aria-label="Clear"]')).toBeNull();
  });

  it('needs a role and nothing else', async () => {
    await show({ primary_role: saved('Wizard') });
    await press('Save');
    expect(saidAt('Primary role')).toBe('Primary Role is required.');
    expect(server.bodies(save)).toEqual([]);
  });

  it('keeps what is answered to its two questions, and says beside them what they are for', async () => {
    await show();
    fill(GOAL, 'learn');
    fill(/^How long have you done this work/, '1-3');
    expect(saidAt(GOAL)).toBe('What the library has for it comes first on your dashboard.');
    await press('Save');
    expect(server.bodies(save)[0]).toEqual(
      expect.arrayContaining([
        { position: 'kcm_onboarding_tenure', value: '1-3', was: { value: '' } },
        { position: 'kcm_onboarding_goal', value: 'learn', was: { value: '' } },
      ]),
    );
  });

  it('shows words on the color as pieces have them, where white ones do not read', async () => {
    await show();
    expect(screen.getByText(/White words do not read on it/)).toBeTruthy();
    const { color } = screen.getByText('Aa').style;
    expect(color).not.toBe('');
    expect(color).not.toMatch(/^(rgb\(255, 255, 255\)|#fff(fff)?|white)$/i);
  });

  it('asks in Spanish too', async () => {
    const opened = await show({}, 'es');
    expect(opened.textContent).toContain('Tu marca en todas partes');
    expect([...field(/^¿Qué quieres hacer primero/).options].map(({ text }) => text)).toContain('Seguir un plan');
  });

  it('saves with a role alone, and marks the profile as set up', async () => {
    await show();
    let answer: (saved: { data: { profile: object } }) => void = () => undefined;
    server.answer(save, () => new Promise<{ data: { profile: {} } }>((resolve) => (answer = resolve)));
    await press('Save');
    expect(button('Saving...').disabled || button('Saving...').getAttribute('aria-disabled')).toBeTruthy();
    await act(async () => answer({ data: { profile: {} } }));
    expect(server.bodies(save)).toEqual([
      [
        { position: 'primary_role', value: 'Real Estate Professional', was: { value: '' } },
        { position: 'kcm_onboarding_role', value: 'Real Estate Professional', was: { value: '' } },
      ],
    ]);
    expect(server.queries(contract.profile.addFlag)).toHaveLength(1);
  });

  it('keeps what was typed when saving fails, says so, and is not closed by Escape meanwhile', async () => {
    server.refuse(save, { status: 500, code: 'internal' });
    await show();
    fill('Company', 'Harbor');
    await press('Save');
    const failure = screen.getByText('Something went wrong while saving your profile. Please try again.');
    // Not in the form, which scrolls: at the foot, which is always in sight.
    expect(failure.closest('form')).toBeNull();
    expect(field('Company').value).toBe('Harbor');
    await act(async () =>
      field('Company').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers back what was typed before a session that has ended', async () => {
    await show();
    fill('Company', 'Harbor');
    cleanup();
    await show();
    expect(field('Company').value).toBe('');
    await press('Bring them back');
    expect(field('Company').value).toBe('Harbor');
    await press('Save');
    expect(server.bodies(save)[0]).toContainEqual({ position: 'company', value: 'Harbor', was: { value: '' } });
    cleanup();
    await show();
    expect(screen.queryByText('Bring them back')).toBeNull();
  });
});
