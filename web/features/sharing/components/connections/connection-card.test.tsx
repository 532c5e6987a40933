import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { button, dialog, open, press, server } from '../../../../testing/page.tsx';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { IMPERSONATION, SESSION } from '../../../../testing/people.ts';
import { CONNECTION, scheduledPost } from '../../../../testing/posts.ts';
import type { Connection } from '../../connection-model.ts';
import { ConnectionCard } from './connection-card.tsx';

const connection: Connection = {
  ...CONNECTION,
  account: 'Maya Alvarez',
  targets: [{ text: 'Homes', value: '11', kind: 'page' }],
};

const openCard = (shown: Connection, language: 'en' | 'es' = 'en', session = SESSION) =>
  open(<ConnectionCard connection={shown} />, { language, known: [{ query: sessionQuery, data: session }] });

describe('the card of a connection', () => {
  beforeEach(() => server.answer(contract.sharing.listPosts, { items: [], nextCursor: null }));

  it('is called by the name of its network, and counts what posts go to in its word', async () => {
    await openCard(connection, 'es');
    expect(screen.getByRole('region', { name: 'Facebook' }).textContent).toContain('1 página');
  });

  it('says of a target that was lost what it is, and why', async () => {
    const lost = { text: 'Casa', value: '12', kind: 'page' as const, reason: 'target_role_lost' };
    await openCard({ ...connection, lostTargets: [lost] }, 'es');
    expect(screen.getByText(/^Ya no tienes en la página Casa un rol/).textContent).toContain('Tus demás páginas');
  });

  it('names what was not granted in the words of the network', async () => {
    await openCard({ ...connection, state: 'permissions_missing', missing: ['post'] });
    expect(screen.getByText(/haven't granted us permission to Facebook/)).toBeTruthy();
    expect(screen.getByText('to post to your pages')).toBeTruthy();
  });

  it('names what else was not granted where posts go out all the same, and offers to connect again for it', async () => {
    await openCard({ ...connection, missing: ['instagram'] });
    expect(screen.getByText('to post to Instagram')).toBeTruthy();
    expect(screen.queryByText(/haven't granted us permission/)).toBeNull();
    expect(button('Reconnect Facebook')).toBeTruthy();
  });

  it('asks before it disconnects, and says which network', async () => {
    await openCard(connection);
    await press('Disconnect');
    const asked = await dialog();
    expect(asked.textContent).toContain('Disconnect Facebook?');
    expect(asked.textContent).toContain('What is published stays on Facebook. Scheduled posts are kept');
    expect(server.bodies(contract.sharing.removeConnection)).toEqual([]);
    expect(button('Check again')).toBeTruthy();
  });

  it.each([
    [2, null, 'Your 2 scheduled posts are kept and wait'],
    [1, null, 'Your scheduled post is kept and waits'],
    [2, 'more', 'Scheduled posts are kept and wait'],
  ])('says before how many posts wait then: of %d and %s, “%s”', async (count, nextCursor, said) => {
    const posts = Array.from({ length: count }, () => scheduledPost());
    server.answer(contract.sharing.listPosts, { items: [...posts, scheduledPost({ state: 'failed' })], nextCursor });
    await openCard(connection);
    await press('Disconnect');
    await waitFor(async () => expect((await dialog()).textContent).toContain(said));
    expect(server.queries(contract.sharing.listPosts)).toMatchObject([{ view: 'upcoming', network: 'facebook' }]);
  });

  it('says when the network did not take the consent back, and what is left to do', async () => {
    server.answer(contract.sharing.removeConnection, { takenBack: false });
    await openCard({ ...connection, slug: 'youtube' });
    await press('Disconnect');
    const [, confirm] = screen.getAllByText('Disconnect', { selector: 'button' });
    if (confirm) fireEvent.click(confirm);
    expect((await screen.findByText(/^Failed to revoke YouTube token/)).textContent).toContain('remove the access');
  });

  it('tells who impersonates the member that only the member connects, and offers them no button', async () => {
    await openCard(connection, 'en', { ...SESSION, impersonation: IMPERSONATION });
    const card = screen.getByRole('region', { name: 'Facebook' });
    expect(card.textContent).toContain('Networks can only be connected and disconnected by Maya Brooks.');
    const buttons = [...card.querySelectorAll('button')];
    expect(buttons.length).toBeGreaterThan(0);
    expect(buttons.filter(({ disabled }) => !disabled)).toEqual([]);
  });
});
