import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { fill, open, press, server } from '../../../testing/page.tsx';
import { MAYA, SESSION } from '../../../testing/people.ts';
import { PeoplePage } from './people-page.tsx';

const { listPeople, getInstallation } = contract.admin;
const staff = (level: number) => ({
  ...SESSION,
  user: { ...SESSION.user, id: 'usr_admin0000001', access_levels: [{ access_level: level }] },
});
const openAt = (at: string, level = 3) =>
  open(<PeoplePage />, { at, known: [{ query: sessionQuery, data: staff(level) }] });
const people = (...items: (typeof MAYA)[]) => ({ items, nextCursor: null, total: items.length });
const rows = () => screen.queryAllByRole('row').length - 1;

beforeEach(() => {
  server.refuse(getInstallation, { status: 503, code: 'overloaded' });
});

describe('finding people', () => {
  it('asks for what the address says, and leaves out what is no filter', async () => {
    server.answer(listPeople, people(MAYA));
    await openAt('/admin?query=maya&status=active&level=9&type=Cat&team=usr_owner0000001');
    expect(server.queries(listPeople)).toEqual([{ query: 'maya', status: 'active', team: 'usr_owner0000001' }]);
    expect(rows()).toBe(1);
    expect(screen.getByText('1 person')).toBeTruthy();
  });

  it('keeps every filter in the address, and lets go of all of them at once', async () => {
    server.answer(listPeople, people(MAYA));
    const { address } = await openAt('/admin?query=maya');
    fill('Status', 'paused');
    await waitFor(() => expect(address()).toBe('/admin?query=maya&status=paused'));
    fill('Access', '2');
    await waitFor(() => expect(address()).toBe('/admin?query=maya&status=paused&level=2'));
    expect(screen.getByText('Filters (2)')).toBeTruthy();
    fill('Status', '');
    await waitFor(() => expect(address()).toBe('/admin?query=maya&level=2'));
    await press('Clear everything');
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it('says that nobody fits, and how to find more', async () => {
    server.answer(listPeople, people());
    const { address } = await openAt('/admin?feature=video');
    expect(screen.getByRole('heading', { level: 2, name: 'Nobody fits' })).toBeTruthy();
    expect(document.querySelectorAll('table')).toHaveLength(0);
    fireEvent.click(screen.getAllByText('Clear everything').at(-1) as HTMLElement);
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  it('offers to try again a list that did not come, beside what else is on the page', async () => {
    server.drop(listPeople);
    await openAt('/admin');
    expect(screen.getByText('The list could not be loaded')).toBeTruthy();
    server.answer(listPeople, people(MAYA));
    fireEvent.click(screen.getAllByText('Try again')[0] as HTMLElement);
    await waitFor(() => expect(rows()).toBe(1));
  });

  it('tells crew that they change nothing here, and admins not', async () => {
    server.answer(listPeople, people());
    await openAt('/admin', 2);
    expect(screen.getByText(/Changing accounts is for admins/)).toBeTruthy();
  });
});
