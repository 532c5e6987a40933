import { fireEvent, screen, waitFor } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { expect, it } from 'vitest';
import { dialog, field, fill, open, press, server } from '../../../../testing/page.tsx';
import { EMPTY_BRAND } from '../../../../testing/brand.ts';
import { MAYA } from '../../../../testing/people.ts';
import type { StudioPiece } from '../../model.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const words = { title: 'Five checks', description: 'Before you sign', shareText: 'Save this for your next visit.' };
const piece = { id: 'cnt_five00000001', type: 'blog', drawing: null, texts: { en: words, es: words } };
const LUIS = { ...MAYA, id: 'usr_luis00000001', name: 'Luis Herrera', username: 'luis' };
const { previewStudioPiece, previewStudioEmail } = contract.studio;

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

it('a draft is seen in an email, whole or in part, with its picture before it is out', async () => {
  const home = 'https://members.example/p/preview/en';
  const address = `${home}/five-checks`;
  const texts = { title: 'Five checks', description: 'Before you sign', contents: '<p>The whole text.</p>' };
  const picture = 'data:image/jpeg;base64,AAAA';
  server.answer(previewStudioPiece, { html: '', name: 'Maya', caption: '' });
  const made = { brand: EMPTY_BRAND, newsletter: {}, home, address, texts: { en: texts, es: texts }, picture };
  server.answer(previewStudioEmail, made);
  await open(<PreviewDialog piece={piece as StudioPiece} language="en" onClose={() => undefined} />);
  await dialog();
  fireEvent.click(screen.getByLabelText('Email'));
  const mail = () => screen.getByTitle<HTMLIFrameElement>('Your e-mail').srcdoc;
  await waitFor(() => expect(mail()).toContain('Before you sign'));
  expect(mail()).toContain(picture);
  expect(mail()).not.toContain('The whole text.');
  expect(mail()).toContain(`href="${window.location.origin}/p/preview/en/five-checks"`);
  fireEvent.change(field('What it shows of each piece'), { target: { value: '3' } });
  expect(mail()).toContain('The whole text.');
});

it('no email leads to what has no page that everybody can read', async () => {
  server.answer(previewStudioPiece, { html: '', name: 'Maya', caption: '' });
  const guide = { ...piece, type: 'guide' };
  await open(<PreviewDialog piece={guide as StudioPiece} language="en" onClose={() => undefined} />);
  await dialog();
  expect(screen.queryByLabelText('Email')).toBeNull();
});
