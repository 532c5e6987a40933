import { useMutation } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionQuery } from '../../../../../lib/session/session-query.ts';
import { field, fill, open, press, saidAt } from '../../../../../testing/page.tsx';
import { SESSION } from '../../../../../testing/people.ts';
import type { StudioPiece } from '../../../model.ts';
import { NewComment } from '../../comments/new-comment.tsx';
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

it('says at the field which words it is about, and keeps the cursor when it is about the whole piece again', async () => {
  await open(
    <>
      <p data-text="en">First words here.</p>
      <CommentsCard piece={piece(null)} />
    </>,
    { known },
  );
  await act(async () => {
    document.getSelection()?.selectAllChildren(screen.getByText('First words here.'));
    document.dispatchEvent(new Event('selectionchange'));
  });
  expect(saidAt('Comment')).toBe('About these words: First words here.');
  await press('About the whole piece instead');
  expect(document.activeElement).toBe(field('Comment'));
});

function Say() {
  const call = useMutation({ mutationFn: async (_body: string) => null });
  return <NewComment name="studio.cnt_1" call={call} toSend={(body) => body} />;
}

it('offers a comment back that was begun before the page was loaded anew, until it is said', async () => {
  const { unmount } = await open(<Say />, { known });
  fill('Comment', 'Say it shorter.');
  unmount();
  const again = await open(<Say />, { known });
  expect(field('Comment')).toHaveProperty('value', '');
  await press('Bring them back');
  expect(field('Comment')).toHaveProperty('value', 'Say it shorter.');
  await press('Add the comment');
  again.unmount();
  await open(<Say />, { known });
  expect(screen.queryByText('Bring them back')).toBeNull();
});

it('says that a comment was added, until another one is begun', async () => {
  await open(<Say />, { known });
  const said = () => screen.getByRole('status').textContent;
  fill('Comment', 'Say it shorter.');
  await press('Add the comment');
  expect(said()).toBe('Your comment was added.');
  fill('Comment', 'And');
  expect(said()).toBe('');
});
