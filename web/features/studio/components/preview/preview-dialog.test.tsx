import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { dialog, field, fill, open, press, server } from '../../../../testing/page.tsx';
import { MAYA } from '../../../../testing/people.ts';
import type { StudioPiece } from '../../model.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const words = { title: 'Five checks', description: 'Before you sign', shareText: 'Save this for your next visit.' };
const piece = { id: 'cnt_five00000001', type: 'blog', drawing: null, texts: { en: words, es: words } };
const LUIS = { ...MAYA, id: 'usr_luis00000001', name: 'Luis Herrera', username: 'luis' };
const { previewStudioPiece } = contract.studio;

it('a draft is seen as a member who is found by name, as the page and in the feed', async () => {
  server.answer(previewStudioPiece, { html: '<p>The page</p>', name: 'Luis H.', caption: words.shareText });
  server.answer(contract.admin.listPeople, { items: [LUIS], nextCursor: null, total: 1 });
  await open(<PreviewDialog piece={piece as StudioPiece} language="en" onClose={() => undefined} />);
  await dialog();
  fireEvent.change(field('In the brand of'), { target: { value: 'member' } });
  expect(server.queries(previewStudioPiece)).toEqual([{ language: 'en', brand: 'green' }]);
  fill('Find a member', 'lui');
  await waitFor(() => screen.getByText('Luis Herrera (luis)'));
  await press('Luis Herrera (luis)');
  expect(screen.getByText('As Luis Herrera would have it')).toBeTruthy();
  expect(server.queries(previewStudioPiece).at(-1)).toEqual({ language: 'en', brand: 'green', member: LUIS.id });
  fireEvent.click(screen.getByLabelText('Feed'));
  await waitFor(() => screen.getByText(words.shareText));
  expect(screen.getByText('Luis H.')).toBeTruthy();
  const picture = screen.getByAltText<HTMLImageElement>('How “Five checks” is drawn');
  expect(new URL(picture.src).searchParams.get('member')).toBe(LUIS.id);
  expect(new URL(picture.src).searchParams.get('size')).toBe('link');
});

it('a picture that cannot be drawn says so, and is asked for again', async () => {
  server.answer(previewStudioPiece, { html: '', name: 'Maya', caption: '' });
  await open(<PreviewDialog piece={piece as StudioPiece} language="en" onClose={() => undefined} />);
  await dialog();
  fireEvent.click(screen.getByLabelText('Feed'));
  await waitFor(() => screen.getByText('There is no text for posts yet.'));
  fireEvent.error(screen.getByAltText(/Five checks/));
  expect(screen.queryByAltText(/Five checks/)).toBeNull();
  await press('Try again');
  expect(screen.getByAltText(/Five checks/)).toBeTruthy();
});
