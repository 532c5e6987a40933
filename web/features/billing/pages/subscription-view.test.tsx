import { api as contract } from '@yardsign/contracts/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { BILLING } from '../../../testing/billing.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { Billing, OwnSubscription } from '../api.ts';
import { SubscriptionView } from './subscription-view.tsx';

type Change = Omit<Partial<Billing>, 'subscription'> & { subscription?: Partial<OwnSubscription> | null };

const billingWith = ({ subscription, ...rest }: Change): Billing => ({
  ...BILLING,
  ...rest,
  subscription: subscription === null ? null : { ...BILLING.subscription, ...subscription },
});

const show = (change: Change = {}, user: Partial<typeof SESSION.user> = {}, language: 'en' | 'es' = 'en') => {
  const session = { ...SESSION, user: { ...SESSION.user, ...user } };
  return open(<SubscriptionView billing={billingWith(change)} session={session} />, {
    language,
    known: [{ query: sessionQuery, data: session }],
  });
};
/** Long ago, whatever the clock says. */
const BEGUN = '2020-01-01T00:00:00.000Z';
const said = () => document.body.textContent;
const ALREADY_CHANGED = { status: 409, code: 'billing_busy' } as const;

describe('what a member pays for', () => {
  it.each<[string, Change, string]>([
    ['runs', {}, 'Renews on Monday, December 21, 2026 for $69.00.'],
    [
      'ends at a day',
      { stage: 'pending-cancel', subscription: { expires_at: '2026-12-21T15:00:00.000Z' } },
      'Access until Monday, December 21, 2026.',
    ],
    [
      'ends at a day in its pause',
      {
        stage: 'pending-cancel',
        subscription: { state: 'canceled', paused_at: BEGUN, expires_at: '2026-12-21T15:00:00.000Z' },
      },
      'Paused until it ends on Monday, December 21, 2026. Nothing more is charged',
    ],
    [
      'is paused until a day',
      { stage: 'paused', subscription: { remaining_pause_cycles: 2 } },
      'It goes on by itself on Thursday, January 21, 2027 for $69.00',
    ],
    [
      'will pause',
      { stage: 'pending-pause', subscription: { paused_at: '2026-12-21T15:00:00.000Z', remaining_pause_cycles: 1 } },
      'Everything is yours until Monday, December 21, 2026. Then the pause begins, until Thursday, January 21, 2027.',
    ],
    [
      'is tried first',
      { stage: 'trial', subscription: { trial_ends_at: '2026-12-01T15:00:00.000Z' } },
      'Your trial runs until Tuesday, December 1, 2026. Then your card is charged $69.00.',
    ],
    [
      'has ended',
      { stage: 'ended', subscription: { expires_at: '2026-11-01T15:00:00.000Z' } },
      'Ended on Sunday, November 1, 2026. Your profile, your pictures and your posts are kept.',
    ],
  ])('%s, and the page says when what comes next', async (_how, change, sentence) => {
    await show(change);
    expect(said()).toContain(sentence);
  });

  it('renews for what the next bill comes to, which a coupon that ends before it does not make cheaper', async () => {
    await show({ subscription: { total: 55.2 }, next_bill: 69 });
    expect(said()).toContain('Renews on Monday, December 21, 2026 for $69.00.');
    expect(said()).not.toContain('$55.20');
  });

  it.each<[Billing['stage'], boolean]>([
    ['active', true],
    ['pending-cancel', false],
  ])('has a next bill while it is %s: %s', async (stage, isBilled) => {
    await show({ stage });
    expect(screen.queryByText('Next bill') !== null).toBe(isBilled);
  });

  it.each<[Billing['stage'], Partial<OwnSubscription>]>([
    ['trial', { trial_ends_at: '2026-12-21T15:00:00.000Z' }],
    ['pending-pause', { paused_at: '2026-12-21T15:00:00.000Z', remaining_pause_cycles: 1 }],
    ['pending-change', {}],
  ])('changes to another plan, which can be taken back, while it is %s', async (stage, more) => {
    const created_at = '2026-11-22T15:00:00.000Z';
    const pending_change = { plan: { code: 'elite-monthly' }, created_at, activate_at: '2026-12-21T15:00:00.000Z' };
    await show({ stage, subscription: { ...more, pending_change } });
    expect(screen.getAllByText('Changes to Elite · Monthly on Monday, December 21, 2026.')).toHaveLength(1);
    server.answer(contract.billing.dropChange, { data: billingWith({ stage }) });
    server.answer(contract.access.getSession, { session: SESSION });
    await press('Keep the present plan');
    await waitFor(() => expect(server.bodies(contract.billing.dropChange)).toHaveLength(1));
  });

  it('is said in Spanish with its plan, its price and its card', async () => {
    await show({}, {}, 'es');
    expect(said()).toContain('Visa ···· 1111');
    expect(said()).not.toMatch(/Renews|Price|Paid with/);
  });

  it('shows a state that we have no word for as the processor writes it', async () => {
    await show({ stage: 'other', subscription: { state: 'future' } });
    expect(said()).toContain('future');
  });

  it('is nothing, with the way to the plans where the member may choose one', async () => {
    await show({ subscription: null, stage: 'none' });
    expect(screen.getByRole('heading', { name: 'No subscription yet' })).toBeTruthy();
    expect(screen.getByText('See the plans').closest('a')?.getAttribute('href')).toBe('/upgrade');
  });

  it('is nothing to pay for who was given their access', async () => {
    await show({ subscription: null, stage: 'none', source: 'guest' });
    expect(screen.getByRole('heading', { name: 'Nothing to pay' })).toBeTruthy();
    expect(screen.queryByText('See the plans')).toBeNull();
  });

  it('is not the staff’s to change: what they are shown is made up', async () => {
    await show({ test_data: true });
    expect(said()).toContain('Test data');
    expect(screen.queryByText('Cancel subscription')).toBeNull();
  });
});

describe('who leads a team', () => {
  it.each<Change>([{}, { subscription: null, stage: 'none' }])(
    'is not led to the plans, whose page sends them away (%j)',
    async (change) => {
      await show(change, { type: 'Team Owner' });
      expect(
        screen
          .getByText(/Plans of teams are arranged with us/)
          .querySelector('a')
          ?.getAttribute('href'),
      ).toBe('/support');
      expect(document.querySelector('a[href^="/upgrade"]')).toBeNull();
    },
  );
});

describe('a pause', () => {
  it('says why it cannot begin, at the button that is off', async () => {
    await show({ pause_obstacles: ['past-due'] });
    expect(button('Pause').disabled).toBe(true);
    const why = document.getElementById(button('Pause').getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Pay the open invoice first; then you can pause.');
  });

  it('begins with the next period, for as long as was chosen, with the reason that was given', async () => {
    await show();
    await press('Pause');
    await dialog();
    screen.getByRole('radio', { name: '3 months' }).click();
    fill('Why', 'other');
    fill(/In your words/, 'A winter off');
    expect(await screen.findByText(/ends by itself on Sunday, March 21, 2027/)).toBeTruthy();
    server.answer(contract.billing.pauseSubscription, { data: billingWith({ stage: 'pending-pause' }) });
    server.answer(contract.access.getSession, { session: SESSION });
    const pauses = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Pause');
    pauses.at(-1)?.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodies(contract.billing.pauseSubscription)).toEqual([
      { remaining_pause_cycles: 3, reason: 'other', reason_text: 'A winter off' },
    ]);
  });
});

describe('cancelling', () => {
  it('says until when everything stays, offers a pause, and can be left', async () => {
    await show();
    await press('Cancel subscription');
    const window = await dialog();
    expect(window.textContent).toContain('You keep everything until Monday, December 21, 2026.');
    await press('Pause instead');
    expect(await screen.findByText('Pause your subscription')).toBeTruthy();
    expect(server.sent(contract.billing.cancelSubscription)).toEqual([]);
  });

  it('does not say that everything stays, where the pause has taken it away already', async () => {
    await show({ stage: 'paused', subscription: { state: 'paused', paused_at: BEGUN, remaining_pause_cycles: 1 } });
    await press('Cancel subscription');
    const said = (await dialog()).textContent;
    expect(said).toContain('It stays paused and ends on Monday, December 21, 2026.');
    expect(said).not.toContain('You keep everything');
  });

  it('offers no pause where there can be none', async () => {
    await show({ pause_obstacles: ['not-monthly'] });
    await press('Cancel subscription');
    expect((await dialog()).textContent).not.toContain('Pause instead');
  });

  it('says what was refused and keeps the reason; the state is read anew, for another tab may have been quicker', async () => {
    const { queryClient } = await show();
    await press('Cancel subscription');
    await dialog();
    fill('Why', 'cost');
    server.refuse(contract.billing.cancelSubscription, ALREADY_CHANGED);
    server.answer(contract.access.getSession, { session: SESSION });
    const ends = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Cancel subscription',
    );
    ends.at(-1)?.click();
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(field('Why').value).toBe('cost');
    expect(queryClient.isMutating()).toBe(0);
  });

  it('is over where another tab has cancelled meanwhile', async () => {
    function ReadAnew() {
      const [change, setChange] = useState<Change>({});
      const cancelled: Change = { stage: 'pending-cancel', subscription: { expires_at: '2026-12-21T15:00:00.000Z' } };
      return (
        <>
          <button type="button" onClick={() => setChange(cancelled)}>
            Read anew
          </button>
          <SubscriptionView billing={billingWith(change)} session={SESSION} />
        </>
      );
    }
    await open(<ReadAnew />, { known: [{ query: sessionQuery, data: SESSION }] });
    await press('Cancel subscription');
    await dialog();
    fireEvent.click(screen.getByText('Read anew'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said()).toContain('Access until Monday, December 21, 2026.');
  });

  it('reads the session anew where the answer was lost, for what was asked may be done', async () => {
    await show();
    await press('Cancel subscription');
    await dialog();
    server.drop(contract.billing.cancelSubscription);
    server.answer(contract.access.getSession, { session: SESSION });
    [...document.querySelectorAll('button')]
      .filter(({ textContent }) => textContent === 'Cancel subscription')
      .at(-1)
      ?.click();
    await screen.findByRole('alert');
    await waitFor(() => expect(server.sent(contract.access.getSession)).toHaveLength(1));
  });
});

describe('seats of a team', () => {
  it('are offered to who leads one', async () => {
    await show({}, { type: 'Team Owner' });
    expect(screen.getByRole('heading', { name: 'Seats of your team' })).toBeTruthy();
  });

  it('are not offered to others', async () => {
    await show();
    expect(screen.queryByRole('heading', { name: 'Seats of your team' })).toBeNull();
  });

  it.each(['', '-1', '501', '2.5', 'ten'])('cannot be %j', async (typed) => {
    await show({}, { type: 'Team Owner' });
    fill('Seats that you buy', typed);
    expect(saidAt('Seats that you buy')).toBe('A number from 0 to 500');
    expect(button('Change seats').disabled).toBe(true);
  });

  it('are changed once, by the number that was typed', async () => {
    await show({}, { type: 'Team Owner' });
    server.answer(contract.billing.changeSubscription, { data: BILLING });
    server.answer(contract.access.getSession, { session: SESSION });
    fill('Seats that you buy', '4');
    await press('Change seats');
    expect(server.bodies(contract.billing.changeSubscription)).toEqual([
      { timeframe: 'now', add_ons: [{ code: 'team-member', quantity: 4 }] },
    ]);
  });
});
