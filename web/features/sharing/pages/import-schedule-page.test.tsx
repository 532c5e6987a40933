import { NO_ENDS } from '@yardsign/domain/content/films/film-ends';
import { MOST_CHARACTERS } from '@yardsign/domain/sharing/schedule-file';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, open, press, server } from '../../../testing/page.tsx';
import { IMPERSONATION, SESSION } from '../../../testing/people.ts';
import { scheduledPost } from '../../../testing/posts.ts';
import type { CheckedLine } from '../plan-model.ts';
import { ImportSchedulePage } from './import-schedule-page.tsx';

const { checkSchedule, createShare, listPosts } = contract.sharing;
const { getMadeFilm } = contract.films;
const MADE = {
  ...{ url: '/videos/upl_aaaaaa', poster: '/files/c', seconds: 21, introSeconds: 0, width: 720, height: 1280 },
  ...{ bytes: 6_000_000, sha256: 'f'.repeat(64) },
};

const planned = (contentId: string, title: string): CheckedLine['planned'] => ({
  ...{ date: '2026-12-01', time: '09:00', timeZone: 'America/Chicago', contentId, title, caption: 'Hello' },
  ...({ language: 'en', size: 'link', network: 'facebook', targetId: '11', targetName: 'Brooks Homes' } as const),
  isFilm: false,
});
const LINES = [
  { line: 2, planned: planned('cnt_piece0000001', 'Earnest money'), faults: [] },
  {
    line: 3,
    planned: null,
    faults: [
      { column: 'time', code: 'too_early' },
      { column: 'target', code: 'not_connected' },
      { column: 'language', code: 'unreadable' },
    ],
  },
  { line: 4, planned: planned('cnt_piece0000002', 'Two keys'), faults: [] },
];

beforeEach(() => {
  server.answer(checkSchedule, { lines: LINES });
  server.answer(listPosts, { items: [], nextCursor: null });
  server.answer(createShare, { posts: [scheduledPost()] });
  server.answer(contract.graphics.makeProof, {
    proof: { sha256: 'a'.repeat(64), url: '/p', width: 1200, height: 630, bytes: 1, brandVersion: 1, warnings: [] },
  });
});

async function openPage(language: 'en' | 'es' = 'en', session: Partial<typeof SESSION> = {}) {
  await open(<ImportSchedulePage />, {
    language,
    known: [{ query: sessionQuery, data: { ...SESSION, ...session } }],
  });
}

async function choose(name: string, text: string) {
  await pick(name, text);
  await waitFor(() => expect(server.bodies(checkSchedule)).not.toEqual([]));
}

async function pick(name: string, text: string) {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no file can be chosen');
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File([text], name)] } });
  });
}

describe('a schedule from a file', () => {
  it('keeps its accents, also where a spreadsheet has saved it as Windows writes them', async () => {
    await openPage();
    const windows = Uint8Array.from([...'date\nA\u00F1o'].map((letter) => letter.codePointAt(0) ?? 0));
    const input = document.querySelector('input[type="file"]');
    await act(async () => {
      fireEvent.change(input as Element, { target: { files: [new File([windows], 'plan.csv')] } });
    });
    await waitFor(() => expect(server.bodies(checkSchedule)).toEqual([{ format: 'csv', file: 'date\nAño' }]));
  });

  it('is read first: what is wrong stands at each line, and nothing is scheduled', async () => {
    await openPage('es');
    await choose('plan.JSON', '[{}]');
    expect(server.bodies(checkSchedule)).toEqual([{ format: 'json', file: '[{}]' }]);
    expect(
      await screen.findByText('Listas para programar: 2; con algo por corregir: 1. Todavía no se programó nada.'),
    ).toBeTruthy();
    expect(screen.getByText('Línea 3').parentElement?.textContent).toContain(
      'hora: Elige una hora que sea al menos 10 minutos después de ahora.',
    );
    expect(screen.getByText('Línea 3').parentElement?.textContent).toContain('idioma: falta o no se conoce aquí.');
    expect(server.bodies(createShare)).toEqual([]);
  });

  it('brings into view what is said of a file, and why a file could not be read', async () => {
    const shown: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    await openPage();
    await choose('plan.csv', 'x');
    await screen.findByText('2 can be scheduled, 1 cannot. Nothing is scheduled yet.');
    server.drop(checkSchedule);
    await pick('plan.csv', 'y');
    await screen.findByRole('alert');
    expect(shown).toEqual([expect.stringContaining('2 can be scheduled'), screen.getByRole('alert').textContent]);
  });

  it('is scheduled with one press; what failed is tried again alone, under the same id', async () => {
    await openPage();
    await choose('plan.csv', 'date\r\n2026-12-01\r\n');
    expect(server.bodies(checkSchedule)).toEqual([{ format: 'csv', file: 'date\n2026-12-01\n' }]);
    await screen.findByText('2 can be scheduled, 1 cannot. Nothing is scheduled yet.');
    let calls = 0;
    server.answer(createShare, () => {
      calls += 1;
      if (calls === 2) throw new TypeError('network');
      return { posts: [scheduledPost()] };
    });
    await press('Schedule 2 posts');
    expect(await screen.findByText('Scheduled: 1. Not scheduled: 1.')).toBeTruthy();
    await press('Schedule 1 post');
    expect(await screen.findByText('Scheduled: 2. Not scheduled: 0.')).toBeTruthy();
    const sent = server.bodies(createShare);
    expect(sent.map(({ contentId }) => contentId)).toEqual([
      'cnt_piece0000001',
      'cnt_piece0000002',
      'cnt_piece0000002',
    ]);
    expect(sent[2]?.clientRequestId).toBe(sent[1]?.clientRequestId);
    expect(sent[0]).toMatchObject({ proofSha256: 'a'.repeat(64), when: { kind: 'at', date: '2026-12-01' } });
  });

  it('that plans a film schedules the one that the member has made, and says so while there is none', async () => {
    const line = planned('cnt_piece0000003', 'Six stops');
    server.answer(checkSchedule, { lines: [{ line: 2, planned: line && { ...line, isFilm: true }, faults: [] }] });
    server.answer(getMadeFilm, { film: { ...MADE, current: false }, worn: 'b'.repeat(64), ends: NO_ENDS });
    await openPage();
    await choose('plan.csv', 'x');
    await screen.findByText('1 can be scheduled, 0 cannot. Nothing is scheduled yet.');
    await press('Schedule 1 post');
    expect(await screen.findByText(/in nobody’s brand yet/)).toBeTruthy();
    expect(server.bodies(createShare)).toEqual([]);
    server.answer(getMadeFilm, { film: { ...MADE, current: true }, worn: 'b'.repeat(64), ends: NO_ENDS });
    await press('Schedule 1 post');
    expect(await screen.findByText('Scheduled: 1. Not scheduled: 0.')).toBeTruthy();
    expect(server.bodies(createShare)).toMatchObject([{ contentId: 'cnt_piece0000003', proofSha256: MADE.sha256 }]);
    expect(server.bodies(contract.graphics.makeProof)).toEqual([]);
  });

  it.each([
    ['en', 'piece: There is no such piece.', 'target: There is no such place to post to.'],
    ['es', 'pieza: No existe esa pieza.', 'destino: No existe ese lugar donde publicar.'],
  ] as const)('that names what is not there says so, in %s', async (language, ...said) => {
    const faults = ['piece', 'target'].map((column) => ({ column, code: 'not_found' }));
    server.answer(checkSchedule, { lines: [{ line: 2, planned: null, faults }] });
    await openPage(language);
    await choose('plan.csv', 'x');
    for (const words of said) expect((await screen.findByRole('list')).textContent).toContain(words);
  });

  it('of thousands of lines is told to be too long, and is not sent', async () => {
    await openPage();
    await pick('plan.csv', 'x'.repeat(MOST_CHARACTERS + 1));
    expect((await screen.findByRole('alert')).textContent).toContain('That file has more than 50 lines.');
    expect(server.bodies(checkSchedule)).toEqual([]);
  });

  it('that is none says so', async () => {
    server.refuse(checkSchedule, { status: 422, code: 'schedule_unreadable' });
    await openPage();
    await choose('plan.csv', 'x');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was scheduled.');
  });

  it('is closed to somebody who impersonates the member', async () => {
    await openPage('en', { impersonation: IMPERSONATION });
    expect(button('Choose a file').disabled).toBe(true);
  });
});
