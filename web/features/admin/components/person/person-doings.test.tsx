import { screen, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, press, server } from '../../../../testing/page.tsx';
import { MAYA, SESSION } from '../../../../testing/people.ts';
import type { Person } from '../../model.ts';
import { ConnectionsCard } from './connections-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PersonNotes } from './person-notes.tsx';
import { PostsCard } from './posts-card.tsx';

const { listAudit } = contract.admin;
const show = (part: ReactNode) => open(part, { known: [{ query: sessionQuery, data: SESSION }] });
const person = (change: Partial<Person>): Person => ({ ...MAYA, ...change });

describe('what somebody has connected and posted', () => {
  it('is told by network, account, pages and end', async () => {
    const connections: Person['connections'] = [
      { network: 'linkedin', state: 'expires_soon', account: null, targets: [], expiresAt: '2026-12-01T12:00:00.000Z' },
      { network: 'facebook', state: 'connected', account: 'Maya', targets: ['One', 'Two'], expiresAt: null },
    ];
    await show(<ConnectionsCard person={person({ connections })} />);
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'LinkedIn: –until Dec 1, 2026Ends soon',
      'Facebook: Maya2 pages: One, TwoConnected',
    ]);
  });

  it('is nothing, in words', async () => {
    await show(
      <>
        <ConnectionsCard person={MAYA} />
        <PostsCard person={MAYA} />
      </>,
    );
    expect(screen.getByText('Nothing is connected.')).toBeTruthy();
    expect(screen.getByText('Nothing planned and nothing posted.')).toBeTruthy();
  });
});

describe('what whoever helps must know first', () => {
  it('is nothing of somebody in order', async () => {
    await show(<PersonNotes person={MAYA} self={false} />);
    expect(document.querySelectorAll('[role="alert"], [data-kind]')).toHaveLength(0);
  });

  it('is all of it where it comes together', async () => {
    const change = {
      level: 3,
      blockedAt: '2026-11-20T15:00:00.000Z',
      deletionDueAt: '2026-12-20T15:00:00.000Z',
      forceRedirect: '/billing/upgrade',
    };
    await show(<PersonNotes person={person(change)} self />);
    for (const words of [
      /This is your own account/,
      /Blocked since Nov 20, 2026, 9:00 AM/,
      /do not count until it turns on two-factor sign-in/,
      /gone on Dec 20, 2026/,
      /Sees \/billing\/upgrade next/,
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('what was done to somebody', () => {
  it('is the last of it, with ways to the rest', async () => {
    server.answer(listAudit, {
      items: [
        {
          id: 41,
          at: '2026-11-20T15:00:00.000Z',
          action: 'member.status-changed',
          actor: null,
          realActor: null,
          subject: { id: MAYA.id, name: MAYA.name },
          detail: { from: 'active', to: 'paused' },
          requestId: 'req_1',
        },
      ],
      nextCursor: 'next',
    });
    await show(<HistoryCard person={MAYA} />);
    const entry = within(screen.getByRole('listitem'));
    expect(entry.getByText('Changed the status of Maya Brooks from Active to Paused.')).toBeTruthy();
    expect(entry.getByText('by the product itself')).toBeTruthy();
    expect(entry.queryByText('req_1')).toBeNull();
    expect(server.queries(listAudit)).toEqual([{ person: MAYA.id, limit: '5' }]);
    expect(screen.getByText('All of it in the audit log').getAttribute('href')).toBe(`/admin/audit?person=${MAYA.id}`);
    expect(screen.getByText('Done by this person').getAttribute('href')).toBe(`/admin/audit?actor=${MAYA.id}`);
  });

  it('is nothing, or could not be read, each in words', async () => {
    server.drop(listAudit);
    await show(<HistoryCard person={MAYA} />);
    server.answer(listAudit, { items: [], nextCursor: null });
    await press('Try again');
    expect(screen.getByText('Nothing has been done to this account.')).toBeTruthy();
  });
});
