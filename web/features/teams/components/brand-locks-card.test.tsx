import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { open, press, server } from '../../../testing/page.tsx';
import { TEAM } from '../../../testing/teams.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { type Team, teamQuery } from '../api.ts';
import { ALL_GAPS, gapsQuery } from '../people-api.ts';
import { BrandLocksCard } from './brand-locks-card.tsx';

const { getTeam, lockField, unlockField } = contract.teams;
const LOCK: Team['locks'][number] = {
  field: 'company',
  value: 'Harbor & Pine',
  url: null,
  setBy: 'Oscar Grant',
  at: '2026-11-20T10:00:00.000Z',
};
const LOCKED: Team = { ...TEAM, locks: [LOCK] };

function Shown({ readOnly }: { readOnly: boolean }) {
  const { data } = useQuery(teamQuery);
  return (
    <>
      <Toaster />
      {data && <BrandLocksCard team={data} readOnly={readOnly} />}
    </>
  );
}

async function openCard({ language = 'en' as 'en' | 'es', readOnly = false } = {}) {
  server.answer(getTeam, { team: LOCKED });
  await open(<Shown readOnly={readOnly} />, {
    language,
    // What the page holds of the team besides.
    known: [
      { query: teamQuery, data: LOCKED },
      { query: gapsQuery(ALL_GAPS), data: { pages: [], pageParams: [] } },
    ],
  });
}

afterEach(() => notifications.clean());

describe('a field that is locked for the team', () => {
  it('is opened to its members at once, and locked as it was by Undo', async () => {
    let answer = () => {};
    server.answer(
      unlockField,
      () => new Promise<{ members: number }>((resolve) => (answer = () => resolve({ members: 3 }))),
    );
    server.answer(lockField, { members: 3 });
    await openCard();
    await press('Unlock: Company');
    expect(screen.queryByText('Harbor & Pine')).toBeNull();
    expect(screen.getByText('Members can change it again: Company')).toBeTruthy();
    await press('Undo');
    expect(screen.getByText('Harbor & Pine')).toBeTruthy();
    await act(async () => answer());
    expect(server.bodies(lockField)).toEqual([{ value: 'Harbor & Pine' }]);
  });

  it('stays locked where the server refuses, and says why', async () => {
    server.refuse(unlockField, { status: 403, code: 'forbidden' });
    await openCard({ language: 'es' });
    await press('Desbloquear: Empresa');
    expect(screen.getByText('Harbor & Pine')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it('is only read by an admin of the team who may not change it', async () => {
    await openCard({ readOnly: true });
    expect(screen.getByText('Harbor & Pine')).toBeTruthy();
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});
