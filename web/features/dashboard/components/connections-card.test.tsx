import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { CONNECTION } from '../../../testing/posts.ts';
import type { Connection } from '../../sharing/connection-model.ts';
import { ConnectionsCard } from './connections-card.tsx';

const { listConnections, startConnection } = contract.sharing;
const facebook: Connection = { ...CONNECTION, account: 'Maya Alvarez' };
const unconnected = (slug: Connection['slug']): Connection => ({
  ...CONNECTION,
  slug,
  state: 'not_connected',
  connected: false,
  account: null,
  targets: [],
});

const openCard = (language: 'en' | 'es' = 'en', session = SESSION) =>
  open(<ConnectionsCard />, { language, known: [{ query: sessionQuery, data: session }] });

const answerWith = (...connections: Connection[]) => server.answer(listConnections, { connections });

beforeEach(() => {
  server.answer(startConnection, { url: '#' });
});

describe('the connections on the dashboard', () => {
  it('invite who has none to begin, and say what for', async () => {
    answerWith(unconnected('facebook'));
    await openCard();
    expect(await screen.findByText('Connect Facebook, and posts go out from here.')).toBeTruthy();
    expect(screen.getByText('Not connected')).toBeTruthy();
    expect(button('Connect Facebook')).toBeTruthy();
  });

  it('offer the others in one line each to who has one, under their full names for who only hears them', async () => {
    answerWith(facebook, unconnected('tiktok'));
    await openCard('es');
    await press('Conectar TikTok');
    expect(screen.queryByText('Sin conectar')).toBeNull();
    expect(screen.queryByText(/podrás publicar desde aquí/)).toBeNull();
    expect(server.bodies(startConnection)).toEqual([{ redirect: '/dashboard' }]);
  });

  it('offer to renew one that ends soon', async () => {
    answerWith({ ...facebook, state: 'expires_soon' }, unconnected('tiktok'));
    await openCard();
    expect(await screen.findByRole('button', { name: 'Reconnect Facebook' })).toBeTruthy();
  });

  it('only tell who impersonates the member how they stand', async () => {
    answerWith(facebook, unconnected('tiktok'));
    await openCard('en', { ...SESSION, impersonation: IMPERSONATION });
    expect(await screen.findByText('Not connected')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('say when they could not be read', async () => {
    server.refuse(listConnections, { status: 500, code: 'internal' });
    await openCard();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
