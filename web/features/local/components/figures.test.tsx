import { act, fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../../lib/browser/server-clock.ts';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import type { Figures } from '../api.ts';
import { FiguresCard } from './figures-card.tsx';
import { TableDialog } from './table-dialog.tsx';

const { saveFigures } = contract.local;
const KEPT: Figures = {
  market: 'Reno, NV',
  source: 'Northern MLS',
  version: 2,
  updatedAt: '2026-11-20T12:00:00.000Z',
  months: [
    { month: '2025-10', values: { median_listing_price: 450_000 } },
    { month: '2026-10', values: { active_listing_count: 325 } },
  ],
};
const NONE: Figures = { ...KEPT, source: '', version: 0, updatedAt: null, months: [] };
const known = [{ query: sessionQuery, data: SESSION }];
const onClose = vi.fn<() => void>();

/** A file that is read when the test says so. */
function slowFile(name: string, words: string) {
  let arrive = (): void => undefined;
  const file = new File([words], name, { type: 'text/csv' });
  const bytes = new Promise<ArrayBuffer>((done) => (arrive = () => void file.slice().arrayBuffer().then(done)));
  Object.assign(file, { arrayBuffer: () => bytes });
  return { file, arrive: () => act(async () => (arrive(), void (await bytes))) };
}
async function take(file: File) {
  const input = screen.getByLabelText('Choose a file', { selector: 'input' });
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}
const table = () => field('Table');
const TABLE = (month: string) => `Month, Median list price\n${month}, 459000`;

beforeEach(() => {
  noteServerTime('2026-11-22T10:00:00.000Z');
  onClose.mockReset();
});

describe('a table of figures', () => {
  beforeEach(async () => {
    await open(<TableDialog memberId={SESSION.user.id} figures={KEPT} onClose={onClose} />, { known });
    await dialog();
  });

  it('is read from the file that was chosen last, whichever is read first', async () => {
    const [slow, quick] = [slowFile('all.csv', TABLE('2024-01')), slowFile('reno.csv', TABLE('2026-09'))];
    await take(slow.file);
    await take(quick.file);
    await quick.arrive();
    expect(table().value).toBe(TABLE('2026-09'));
    await slow.arrive();
    expect(table().value).toBe(TABLE('2026-09'));
  });

  it('that is typed meanwhile stays', async () => {
    const slow = slowFile('all.csv', TABLE('2024-01'));
    await take(slow.file);
    fill('Table', TABLE('2026-08'));
    await slow.arrive();
    expect(table().value).toBe(TABLE('2026-08'));
  });

  it('is added to the months that are kept, which stay where it says nothing of them', async () => {
    server.answer(saveFigures, { figures: KEPT });
    fill('Table', 'Month, Median list price\n2026-10, 459000\n2026-09,"451,000"');
    expect(screen.getByText('2 months are read.')).toBeTruthy();
    await press('Keep');
    expect(server.bodies(saveFigures)).toEqual([
      {
        market: 'Reno, NV',
        source: 'Northern MLS',
        version: 2,
        months: [
          { month: '2025-10', values: { median_listing_price: 450_000 } },
          { month: '2026-09', values: { median_listing_price: 451_000 } },
          { month: '2026-10', values: { active_listing_count: 325, median_listing_price: 459_000 } },
        ],
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says which line is wrong, and who publishes it has to be said', async () => {
    fill('Who publishes the figures', ' ');
    fill('Table', 'Month, Median list price\n2026-13, 459000');
    await press('Keep');
    expect(saidAt('Who publishes the figures')).toContain('Say who publishes the figures.');
    expect(saidAt('Table')).toContain('Line 2: “2026-13” is no month. Write 2026-10.');
    expect(table().value).toContain('2026-13');
    expect(server.sent(saveFigures)).toEqual([]);
  });

  it('with a month that has not begun is kept for its years to be put right', async () => {
    fill('Table', TABLE('2062-09'));
    await press('Keep');
    expect(saidAt('Table')).toContain('A month of this table has not begun. Look at its years.');
    expect(server.sent(saveFigures)).toEqual([]);
  });

  it('that cannot be read says so, and a large file is named and not shown', async () => {
    const broken = new File(['x'], 'broken.csv');
    Object.assign(broken, { arrayBuffer: () => Promise.reject(new Error('gone')) });
    await take(broken);
    expect(screen.getByText('This file cannot be read. Choose it once more.')).toBeTruthy();
    const rows = Array.from({ length: 30_000 }, () => '\n').join('');
    await take(new File([TABLE('2026-09'), rows.repeat(8)], 'large.csv'));
    await expect.poll(() => saidAt('Table')).toContain('large.csv is read. Typing here replaces it.');
    expect(table().value).toBe('');
    expect(screen.queryByText('This file cannot be read. Choose it once more.')).toBeNull();
    fill('Table', TABLE('2026-08'));
    expect(saidAt('Table')).not.toContain('large.csv');
  });
});

describe('the figures that are kept', () => {
  const show = (figures: Figures, language: 'en' | 'es' = 'en') =>
    open(
      <>
        <FiguresCard memberId={SESSION.user.id} figures={figures} />
        <Toaster />
      </>,
      { known, language },
    );

  it('stand in a table, the last month first, with a dash for what a month has not', async () => {
    await show(KEPT);
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].slice(0, 3).map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['October\u00a02026', '–', '325'],
      ['October\u00a02025', '$450,000', '–'],
    ]);
    expect(button('Change October\u00a02026')).toBeTruthy();
  });

  it('are deleted after a question alone, and stay where that fails', async () => {
    server.drop(saveFigures);
    await show(KEPT);
    await press('Delete these figures');
    const asked = await dialog();
    expect(asked.textContent).toContain('Delete the figures of Reno, NV?');
    await press('Cancel', asked);
    expect(server.sent(saveFigures)).toEqual([]);
    await press('Delete these figures');
    await press('Delete these figures', await dialog());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(server.bodies(saveFigures)).toMatchObject([{ months: [], version: 2 }]);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('lose one month by its own window, and the others stay', async () => {
    server.answer(saveFigures, { figures: KEPT });
    await show(KEPT);
    await press('Change October\u00a02025');
    await press('Delete this month', await dialog());
    expect(server.bodies(saveFigures)).toMatchObject([{ months: [{ month: '2026-10' }] }]);
  });

  it('are none yet, with nothing to delete, in Spanish too', async () => {
    await show(NONE, 'es');
    expect(document.querySelectorAll('table')).toHaveLength(0);
    expect(screen.getByText('Cifras de Reno, NV')).toBeTruthy();
    expect(() => button('Borrar estas cifras')).toThrow('0 buttons');
  });
});
