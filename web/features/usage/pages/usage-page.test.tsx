import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { field, open, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { UsagePage } from './usage-page.tsx';

const { readUsage } = contract.usage;
const known = [{ query: sessionQuery, data: SESSION }];
const COUNTED = {
  since: '2026-10-23',
  events: [
    { event: 'page:view', action: 'view' as const, times: 1520 },
    { event: 'page:copy', action: 'copy' as const, times: 2 },
    { event: 'local:share', action: 'share' as const, times: 4 },
    { event: 'shareable-content:share', action: 'share' as const, times: 8 },
  ],
  pages: [
    { page: '/dashboard', times: 1500 },
    { page: '/shareable-content/blog/$slug', times: 20 },
  ],
};
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows what was opened by its title, and what was done wherever it was, and reads the days that are chosen', async () => {
  server.answer(readUsage, { data: COUNTED });
  await open(<UsagePage />, { known, at: '/admin/usage', path: '/admin/usage' });
  expect(rows()).toEqual([
    'Dashboard/dashboard1,500',
    'Article/shareable-content/blog/$slug20',
    'Posted now12',
    'Copied a text2',
  ]);
  fireEvent.change(field('Time'), { target: { value: '7' } });
  await waitFor(() => expect(server.queries(readUsage)).toEqual([{ days: '30' }, { days: '7' }]));
});

it('says that nothing was counted, in Spanish too', async () => {
  server.answer(readUsage, { data: { since: '2026-10-23', events: [], pages: [] } });
  await open(<UsagePage />, { known, language: 'es' });
  expect(screen.getByText('Nada todavía')).toBeTruthy();
});
