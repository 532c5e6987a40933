import { act, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, server } from '../../../testing/page.tsx';
import { MAYA, SESSION } from '../../../testing/people.ts';
import type { PeopleFilters as PeopleFacts, PersonLine } from '../model.ts';
import { CouponUsesDialog } from './coupons/coupon-uses-dialog.tsx';
import { InstallationCard } from './installation-card.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleList } from './people-list.tsx';

const { getInstallation, listPeople } = contract.admin;
const show = (part: ReactNode, language: 'en' | 'es' = 'en') =>
  open(part, { language, known: [{ query: sessionQuery, data: SESSION }] });

const EVERYBODY: PeopleFacts = { query: '', status: '', type: '', level: '', feature: '', team: '' };
const OMAR: PersonLine = {
  ...MAYA,
  id: 'usr_omar00000001',
  name: 'Omar Díaz',
  blocked: true,
  deletionDueAt: '2026-12-20T15:00:00.000Z',
  type: 'Team Owner',
  level: 2,
  plan: null,
  team: { id: 'usr_north0000001', name: 'North' },
};

describe('the list of people', () => {
  const cells = (row: number) =>
    [...(document.querySelectorAll('tbody tr')[row]?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);

  it('says how everyone stands: a block before all else, and a dash for what they have not', async () => {
    server.answer(listPeople, { items: [MAYA, OMAR], nextCursor: null, total: 101 });
    await show(<PeopleList filters={EVERYBODY} narrowed={false} onClear={() => undefined} />);
    expect(cells(0).slice(1)).toEqual(['Active', '–', 'Elite plan', '–', 'Never']);
    expect(cells(1).slice(1)).toEqual(['Blocked', 'Crew, Team Owner', '–', 'North', 'Never']);
    expect(screen.getByText('More than 100 people').getAttribute('role')).toBe('status');
    expect(screen.getByText('Omar Díaz').getAttribute('href')).toBe('/admin/people/usr_omar00000001');
  });

  it('goes on by its cursor, and keeps what is shown when the next part does not come', async () => {
    server.answer(listPeople, { items: [MAYA], nextCursor: 'page-2', total: 2 });
    await show(<PeopleList filters={EVERYBODY} narrowed={false} onClear={() => undefined} />, 'es');
    server.drop(listPeople);
    await press('Mostrar más');
    expect(screen.getByRole('alert').textContent).toContain('Lo que ves se queda');
    expect(screen.getByText('Maya Brooks')).toBeTruthy();
    server.answer(listPeople, { items: [OMAR], nextCursor: null, total: null });
    await press('Mostrar más');
    expect(server.queries(listPeople).at(-1)).toEqual({ cursor: 'page-2' });
    expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
    expect(screen.getByText('2 personas')).toBeTruthy();
  });

  it('offers to clear filters only where there are some', async () => {
    server.answer(listPeople, { items: [], nextCursor: null, total: 0 });
    await show(<PeopleList filters={EVERYBODY} narrowed={false} onClear={() => undefined} />);
    expect(screen.getByText('Nobody fits')).toBeTruthy();
    expect(() => button('Clear everything')).toThrow('0 buttons');
  });
});

describe('the filters of the people', () => {
  const onChange = vi.fn<(change: Partial<PeopleFacts>) => void>();

  function Filters({ first = {}, teamName }: { first?: Partial<PeopleFacts>; teamName?: string }) {
    const [filters, setFilters] = useState({ ...EVERYBODY, ...first });
    return (
      <PeopleFilters
        filters={filters}
        teamName={teamName}
        onChange={(change) => {
          onChange(change);
          setFilters({ ...filters, ...change });
        }}
        onClear={() => setFilters(EVERYBODY)}
      />
    );
  }

  it('are folded away until there are some, and count those beside the search', async () => {
    await show(<Filters />);
    expect(button('Filters').getAttribute('aria-expanded')).toBe('false');
    await press('Filters');
    expect(button('Filters').getAttribute('aria-expanded')).toBe('true');
    fill('Feature', 'video');
    fill('User type', 'none');
    expect(button('Filters (2)')).toBeTruthy();
    await press('Clear everything');
    expect([field('Feature').value, field('User type').value]).toEqual(['', '']);
    expect(() => button('Clear everything')).toThrow('0 buttons');
  });

  it('name the team that they are narrowed to, when it is known, and let go of it alone', async () => {
    const { unmount } = await show(<Filters first={{ team: 'usr_north0000001', level: '2' }} teamName="North" />);
    await press('Only the team of North');
    expect(onChange).toHaveBeenLastCalledWith({ team: '' });
    expect(field('Access').value).toBe('2');
    unmount();
    await show(<Filters first={{ team: 'usr_north0000001' }} />);
    expect(button('Only one team')).toBeTruthy();
  });
});

describe('what runs here', () => {
  it('is told, or can be asked for again', async () => {
    server.drop(getInstallation);
    await show(<InstallationCard />);
    server.answer(getInstallation, {
      version: '1.2.3',
      node: 'v22.12.0',
      environment: 'production',
      sandbox: true,
      demo: false,
      services: ['web', 'worker'],
      startedAt: '2026-11-20T15:00:00.000Z',
      database: { kind: 'postgres', version: '16.2', migration: '0042' },
      queue: { waiting: 1200, retrying: 2, failed: 3 },
      people: 1500,
    });
    await press('Try again');
    for (const words of [
      '1.2.3 (Node 22.12.0)',
      'Production, with simulated networks',
      'web, worker',
      'PostgreSQL server, version 16.2, migrated to 0042',
      '1,200 waiting, 2 to be tried again, 3 given up',
      '1,500',
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('who used a coupon', () => {
  it('is listed, the rest when it is asked for', async () => {
    const use = (id: string, name: string, counts: boolean) => ({
      member: { id, name },
      at: '2026-11-20T15:00:00.000Z',
      counts,
    });
    const { listCouponUses } = contract.billing;
    server.answer(listCouponUses, { data: { items: [use(MAYA.id, 'Maya Brooks', true)], nextCursor: 'more' } });
    await show(<CouponUsesDialog code="WELCOME20" onClose={() => undefined} />);
    const window = await dialog();
    expect(window.textContent).toContain('Who used WELCOME20');
    server.answer(listCouponUses, { data: { items: [use(OMAR.id, 'Omar Díaz', false)], nextCursor: null } });
    await press('Load more', window);
    await act(async () => undefined);
    expect([...window.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Maya BrooksNov 20, 2026 · still counts',
      'Omar DíazNov 20, 2026 · counts no more',
    ]);
    expect(server.sent(listCouponUses).map(({ params }) => params['code'])).toEqual(['WELCOME20', 'WELCOME20']);
  });
});
