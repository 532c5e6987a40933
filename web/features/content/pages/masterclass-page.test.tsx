import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { open, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { article } from '../../../testing/pieces.ts';
import type { Piece } from '../model.ts';
import { MasterclassPage } from './masterclass-page.tsx';

const { listContent, listTasksDone, markTask, unmarkTask } = contract.content;
const known = [{ query: sessionQuery, data: SESSION }];

const lesson = (number: number, title: string, place?: number): Piece => ({
  ...article(number, title),
  content_type: 'training-video',
  details: place === undefined ? {} : { lesson: place },
});
const COURSE = [lesson(3, 'The camera', 2), lesson(4, 'Not of the course'), lesson(5, 'Your brand', 1)];

beforeEach(() => {
  server.answer(listContent, { data: COURSE, page: 0, total: 3, has_more: false });
  const done = new Set([COURSE[2]?.id ?? '']);
  server.answer(listTasksDone, () => ({ pieces: [...done].map((id) => ({ id, tasks: ['0.0'] })) }));
  server.answer(markTask, ({ params }) => void done.add(params['id'] ?? ''));
  server.answer(unmarkTask, ({ params }) => void done.delete(params['id'] ?? ''));
});

it('shows the lessons in their order, how many are done, and the next one', async () => {
  await open(<MasterclassPage />, { known });
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Your brand',
    'The camera',
  ]);
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('1 of 2 done');
  expect(screen.getByText('Next: The camera').closest('a')?.getAttribute('href')).toContain('piece-3');
});

it('keeps what is done, and opens it again', async () => {
  await open(<MasterclassPage />, { known });
  const box = () => screen.getByLabelText<HTMLInputElement>('Done: The camera');
  await act(async () => box().click());
  expect(server.sent(markTask).map(({ params }) => params)).toEqual([{ id: COURSE[0]?.id, task: '0.0' }]);
  expect(box().checked).toBe(true);
  expect(screen.queryByText(/^Next:/)).toBeNull();
  await act(async () => box().click());
  expect(server.sent(unmarkTask)).toHaveLength(1);
});

it('that has not been put together says so', async () => {
  server.answer(listContent, { data: [], page: 0, total: 0, has_more: false });
  await open(<MasterclassPage />, { known });
  expect(screen.getByText('No lessons yet')).toBeTruthy();
});
