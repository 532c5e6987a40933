import { act, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { SignupPage } from '../../account/pages/signup-page.tsx';
import type { Referral } from '../api.ts';
import { ReferralPage } from './referral-page.tsx';

const { makeReferralLink, listReferrals, visitByReferral } = contract.referral;
const LINK = 'http://localhost:3000/signup?ref=abcdef123456';
const known = [{ query: sessionQuery, data: SESSION }];
const AT = '2026-11-20T12:00:00.000Z';

function referral(name: string, more: Partial<Referral> = {}): Referral {
  return { id: name, name, state: 'signed-up', refusal: null, signed_up_at: AT, changed_at: AT, credit: null, ...more };
}

function answerList(...items: Referral[]) {
  server.answer(listReferrals, { data: { items, nextCursor: null, months_earned: 1, credited: 99 } });
}

beforeEach(() => {
  server.answer(makeReferralLink, { data: { link: LINK } });
  answerList();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @param writeText what the browser does when it is told to copy. */
const withClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));

describe('copying the link', () => {
  test('says so for five seconds', async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => {});
    withClipboard(writeText);
    await open(<ReferralPage />, { known });
    vi.useFakeTimers();
    await press('Copy link');
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(screen.getByText('Copied to clipboard!')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(4999));
    expect(screen.getByText('Copied to clipboard!')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Copied to clipboard!')).toBeNull();
  });

  test('that fails says so until it is closed', async () => {
    withClipboard(() => Promise.reject(new Error('denied')));
    await open(<ReferralPage />, { known });
    await press('Copy link');
    expect(screen.getByText('Unable to copy to clipboard.')).toBeTruthy();
    await press('Close');
    expect(screen.queryByText('Unable to copy to clipboard.')).toBeNull();
  });
});

test('a link that cannot be made says so, and there is another try', async () => {
  server.refuse(makeReferralLink, { status: 503, code: 'overloaded' });
  await open(<ReferralPage />, { known });
  expect(await screen.findByText('Sorry, failed to create referral link at this time.')).toBeTruthy();
  server.answer(makeReferralLink, { data: { link: LINK } });
  await press('Try again');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Referral link').value).toBe(LINK));
});

test('the list says how far each one is, and what came of it', async () => {
  answerList(
    referral('Ana P', { state: 'earned', credit: { state: 'credited', amount: 99, at: AT } }),
    referral('Ben Q', { state: 'refused', refusal: 'same-card' }),
    referral('Cid R', { state: 'first-payment' }),
  );
  await open(<ReferralPage />, { known });
  expect(screen.getByText('$99.00 credited on Nov 20, 2026')).toBeTruthy();
  expect(screen.getByText('It is paid with the same card as your own account.')).toBeTruthy();
  expect(screen.getByText('First payment')).toBeTruthy();
  expect(screen.getByText('$99.00')).toBeTruthy();
});

test('nobody yet is said, not left blank', async () => {
  await open(<ReferralPage />, { known });
  expect(await screen.findByText('Nobody yet')).toBeTruthy();
});

test.each([
  ['abcdef123456', [{ code: 'abcdef123456' }]],
  ['<script>', []],
])('the sign-up page has the link %s remembered: %j', async (ref, bodies) => {
  server.answer(visitByReferral);
  await open(<SignupPage />, { at: `/signup?ref=${encodeURIComponent(ref)}` });
  expect(server.bodies(visitByReferral)).toEqual(bodies);
});
