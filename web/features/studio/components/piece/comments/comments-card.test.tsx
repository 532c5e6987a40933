import { expect, it } from 'vitest';
import { sessionQuery } from '../../../../../lib/session/session-query.ts';
import { open, saidAt } from '../../../../../testing/page.tsx';
import { SESSION } from '../../../../../testing/people.ts';
import type { StudioPiece } from '../../../model.ts';
import { CommentsCard } from './comments-card.tsx';

const known = [{ query: sessionQuery, data: SESSION }];
const piece = (drawing: object | null) => ({ id: 'cnt_piece0000001', comments: [], drawing }) as unknown as StudioPiece;

it('asks for words to be chosen in a text, and not where there is none', async () => {
  await open(<CommentsCard piece={piece(null)} />, { known });
  expect(saidAt('Comment')).toContain('Choose words in the text first');
});

it('asks for no words of a graphic', async () => {
  await open(<CommentsCard piece={piece({})} />, { known });
  expect(saidAt('Comment') ?? '').not.toContain('Choose words');
});
