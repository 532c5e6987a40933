import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_BRAND } from '../../../testing/brand.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { SESSION } from '../../../testing/people.ts';
import { dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { basicProfileQuery } from '../api.ts';
import { brandQuery } from '../brand-query.ts';
import type { BasicProfile } from '../model.ts';
import { SetupPage } from './setup-page.tsx';

const ROLE = 'Real Estate Professional';
const saved = (value: string) => ({ value, SyncTo: '', fontSize: null, field_type: 'string' as const, table: '' });
/** What the server has after the first step. */
const SAVED: BasicProfile = {
  first_name: saved('Maya'),
  last_name: saved('Brooks'),
  primary_role: saved(ROLE),
  kcm_onboarding_role: saved(ROLE),
};
const save = contract.profile.saveProfile;
const GOAL = /^What do you want to do first/;

describe('setting a profile up', () => {
  beforeEach(() => {
    server.answer(contract.profile.getBrand, { brand: EMPTY_BRAND, contentLanguage: 'en' });
    server.answer(contract.content.listContent, { data: [], page: 1, total: 0, has_more: false });
    server.answer(save, { data: { profile: SAVED } });
    server.answer(contract.access.getSession, { session: SESSION });
    server.answer(contract.profile.addFlag, undefined);
  });

  it('keeps the role as the one that was answered, asks for the goal last, and then goes where the member wanted', async () => {
    const page = await open(<SetupPage />, {
      at: '/setup-my-profile?redirectFrom=%2Fintegrations',
      known: [
        { query: brandQuery, data: EMPTY_BRAND },
        { query: basicProfileQuery(SESSION.user.id), data: {} },
        { query: sessionQuery, data: SESSION },
      ],
    });
    await press('Continue');
    expect(server.bodies(save)[0]).toEqual(
      expect.arrayContaining([
        { position: 'primary_role', value: ROLE, was: { value: '' } },
        { position: 'kcm_onboarding_role', value: ROLE, was: { value: '' } },
      ]),
    );
    expect(screen.queryByLabelText(GOAL)).toBeNull();
    await press('Continue without pictures');
    fill(GOAL, 'plan');
    expect(field(GOAL).value).toBe('plan');
    await press('Finish');
    expect(server.bodies(save)[1]).toEqual([{ position: 'kcm_onboarding_goal', value: 'plan', was: { value: '' } }]);
    expect(page.address()).toBe('/integrations');
  });

  it('is filled from a contact card, of whose fields the later steps have theirs', async () => {
    server.answer(contract.teams.getTeamAbove, { team: null });
    await open(<SetupPage />, {
      at: '/setup-my-profile',
      known: [
        { query: brandQuery, data: EMPTY_BRAND },
        { query: basicProfileQuery(SESSION.user.id), data: {} },
        { query: sessionQuery, data: SESSION },
      ],
    });
    await press('Fill from a contact card or your website');
    await dialog();
    const card = new File(['BEGIN:VCARD\nFN:Ann\nORG:Harbor\nADR:;;1 Pier;Reno;NV;89501;\nEND:VCARD'], 'ann.vcf');
    const chosen = document.querySelector('input[type=file]');
    await act(async () => void (chosen && fireEvent.change(chosen, { target: { files: [card] } })));
    await screen.findByText('Harbor');
    await press('Use all');
    await press('Done');
    expect(field('Company').value).toBe('Harbor');
    await press('Continue');
    expect(server.bodies(save)[0]).toEqual(
      expect.arrayContaining([
        { position: 'company', value: 'Harbor', was: { value: '' } },
        { position: 'city', value: 'Reno', was: { value: '' } },
      ]),
    );
  });

  it('says beside its button that there is no connection, and keeps what was typed', async () => {
    await open(<SetupPage />, {
      at: '/setup-my-profile',
      known: [
        { query: brandQuery, data: EMPTY_BRAND },
        { query: basicProfileQuery(SESSION.user.id), data: {} },
        { query: sessionQuery, data: SESSION },
      ],
    });
    fill('Company', 'Harbor');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(screen.getByText('No connection. What you typed stays here.')).toBeTruthy();
    expect(field('Company').value).toBe('Harbor');
    online.mockRestore();
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(screen.queryByText('No connection. What you typed stays here.')).toBeNull();
  });

  it('offers back what was typed before a session that has ended', async () => {
    const show = () =>
      open(<SetupPage />, {
        at: '/setup-my-profile',
        known: [
          { query: brandQuery, data: EMPTY_BRAND },
          { query: basicProfileQuery(SESSION.user.id), data: {} },
          { query: sessionQuery, data: SESSION },
        ],
      });
    await show();
    fill('Company', 'Harbor');
    cleanup();
    await show();
    expect(field('Company').value).toBe('');
    await press('Bring them back');
    expect(field('Company').value).toBe('Harbor');
  });
});
