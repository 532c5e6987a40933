import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { describe, expect, it } from 'vitest';
import { type Session, sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { FeedCard } from './feed-card.tsx';

const { getFeed, removeFeed, renewFeed } = contract.scheduling;
const URL_1 = 'https://yardsign.example/api/app/v1/calendar/feeds/cal_a/one/posts.ics';
const URL_2 = URL_1.replace('one', 'two');

const show = (session: Session = SESSION) => open(<FeedCard />, { known: [{ query: sessionQuery, data: session }] });

describe('the secret address of the calendar', () => {
  it('is made on wish, and taken back', async () => {
    server.answer(getFeed, { url: null });
    server.answer(renewFeed, { url: URL_1 });
    server.answer(removeFeed);
    await show();
    expect(screen.queryByText(URL_1)).toBeNull();
    await press('Make a secret address');
    expect(screen.getByText(URL_1)).toBeTruthy();
    await press('Take it back');
    expect(screen.queryByText(URL_1)).toBeNull();
    expect(button('Make a secret address')).toBeTruthy();
  });

  it('is another one only after a question', async () => {
    server.answer(getFeed, { url: URL_1 });
    server.answer(renewFeed, { url: URL_2 });
    await show();
    await press('Renew the address');
    const asked = await dialog();
    expect(asked.textContent).toContain('stops working everywhere');
    expect(server.sent(renewFeed)).toEqual([]);
    await press('Renew the address', asked);
    expect(screen.getByText(URL_2)).toBeTruthy();
    expect(screen.queryByText(URL_1)).toBeNull();
  });

  it('stays as it was when it could not be changed, which is said', async () => {
    server.answer(getFeed, { url: URL_1 });
    server.drop(removeFeed);
    await show();
    await press('Take it back');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(screen.getByText(URL_1)).toBeTruthy();
  });

  it('is not shown to who looks as somebody else, nor asked for', async () => {
    await show({ ...SESSION, impersonation: IMPERSONATION });
    expect(screen.queryByText('In your own calendar')).toBeNull();
    expect(server.sent(getFeed)).toEqual([]);
  });
});
