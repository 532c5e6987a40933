import { api as contract } from '@yardsign/contracts/api';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { open, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import { PieceCard } from './piece-card.tsx';

const plain = article(1, 'Back in touch');
const task = (text: string) => ({ text });
const days = [
  { title: 'First', tasks: [task('Write'), task('Call')] },
  { title: 'Second', tasks: [task('Rest')] },
];
const details = { goal: 'Talk to three people.', days };
const { en, es } = plain.translations;
const PLAYBOOK = {
  ...plain,
  content_type: 'playbook' as const,
  details: { number: 2 },
  translations: { en: { ...en, details }, es: { ...es, details } },
};
const show = () =>
  open(<PieceCard piece={PLAYBOOK} language="en" search={{}} size="link" />, {
    known: [{ query: sessionQuery, data: SESSION }],
  });

test('the card of a playbook says its number, its goal, its days and how far the member has come', async () => {
  server.answer(contract.content.listMarks, { saved: [], shared: [] });
  server.answer(contract.content.listTasksDone, { pieces: [{ id: plain.id, tasks: ['0.1', '9.9'] }] });
  await show();
  const { textContent } = document.body;
  for (const words of ['Playbook 2', '2 days', 'Talk to three people.', '1 of 3 done'])
    expect(textContent).toContain(words);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
});

test('as long as nobody knows how far that is, it says nothing of it', async () => {
  server.answer(contract.content.listMarks, { saved: [], shared: [] });
  server.drop(contract.content.listTasksDone);
  await show();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(document.body.textContent).toContain('2 days');
});
