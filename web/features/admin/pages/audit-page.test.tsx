import { fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../lib/api/call-types.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { AuditPage } from './audit-page.tsx';

const { checkAudit, listAudit } = contract.admin;

const ENTRY: Answer<'admin', 'listAudit'>['items'][number] = {
  id: 41,
  at: '2026-11-20T15:00:00.000Z',
  action: 'admin.status',
  actor: { id: 'usr_admin0000001', name: 'Ada Staff' },
  realActor: { id: 'usr_admin0000001', name: 'Ada Staff' },
  subject: { id: 'usr_maya00000001', name: 'Maya Brooks' },
  detail: { reason: 'They asked for it', to: 'paused' },
  requestId: 'req_1',
};

const show = (at = '/admin/audit', level = 3) =>
  open(<AuditPage />, {
    at,
    known: [
      {
        query: sessionQuery,
        data: { ...SESSION, user: { ...SESSION.user, access_levels: [{ access_level: level }] } },
      },
    ],
  });

beforeEach(() => server.answer(listAudit, { items: [ENTRY], nextCursor: null }));

describe('the audit log', () => {
  it('says who did what to whom, with the words as they were written down behind it', async () => {
    await show();
    const links = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
    expect(links).toContain('/admin/people/usr_maya00000001');
    expect(links).toContain('/admin/people/usr_admin0000001');
    expect(screen.getByText('req_1')).toBeTruthy();
    expect(screen.getByText('admin.status')).toBeTruthy();
  });

  it('asks for a name when it is complete, and for whole days of the member’s zone', async () => {
    const { address } = await show('/admin/audit?from=2026-11-20&until=2026-11-20');
    expect(server.queries(listAudit)).toMatchObject([
      { from: '2026-11-20T06:00:00.000Z', until: '2026-11-21T06:00:00.000Z' },
    ]);
    const [person] = screen.getAllByPlaceholderText<HTMLInputElement>(/./);
    if (person === undefined) throw new Error('no field for a person');
    fireEvent.change(person, { target: { value: ' maya ' } });
    expect(server.queries(listAudit)).toHaveLength(1);
    fireEvent.keyDown(person, { key: 'Enter' });
    await expect.poll(address).toContain('person=maya');
    await expect.poll(() => server.queries(listAudit).at(-1)).toMatchObject({ person: 'maya' });
  });

  it('says that nothing fits, and lets go of the filters', async () => {
    server.answer(listAudit, { items: [], nextCursor: null });
    const { address } = await show('/admin/audit?person=nobody');
    const clear = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Clear everything',
    );
    expect(clear).toHaveLength(2);
    fireEvent.click(clear[1] as HTMLElement);
    await expect.poll(address).toBe('/admin/audit');
  });

  it('can be asked for again when it did not come', async () => {
    server.drop(listAudit);
    await show();
    server.answer(listAudit, { items: [ENTRY], nextCursor: null });
    await press('Try again');
    expect(screen.getByText('req_1')).toBeTruthy();
  });

  it('is taken out as a file by admins only, narrowed as it is shown', async () => {
    const { unmount } = await show('/admin/audit?person=maya');
    const file = document.querySelector('a[download]');
    expect(file?.getAttribute('href')).toContain('audit.csv?person=maya');
    unmount();
    await show('/admin/audit', 2);
    expect(document.querySelector('a[download]')).toBeNull();
  });

  it('says where it is broken, and that it could not be checked', async () => {
    server.drop(checkAudit);
    await show();
    await press('Check now');
    expect(button('Check now').disabled).toBe(false);
    server.answer(checkAudit, { entries: 40, brokenAt: 17, checkedAt: '2026-11-22T10:00:00.000Z' });
    await press('Check now');
    expect(screen.getByText(/17/)).toBeTruthy();
  });
});
