import { act, fireEvent, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { dialog, fill, open, press, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import type { Asset } from '../components/assets/asset-api.ts';
import { MyPicturesPage } from './my-pictures-page.tsx';

const { listAssets, addCustomAsset, saveCustomAsset, removeCustomAsset } = contract.content;
const { uploadImage } = contract.uploads;
const known = [{ query: sessionQuery, data: SESSION }];
const AT = '2026-11-20T12:00:00.000Z';
const SHA = 'a'.repeat(64);
const PORCH: Asset = {
  id: `ast_${'a'.repeat(24)}`,
  name: 'Porch',
  url: '/api/app/v1/files/x',
  thumbnail_url: '/api/app/v1/files/x',
  width: 900,
  height: 900,
  size: 'square',
  language: null,
  tags: ['spring'],
  categories: [],
  directory: 'own',
  path: 'own/porch',
  related_content: [],
  user_id: SESSION.user.id,
  has_shared: false,
  status: 'published',
  created_at: AT,
  updated_at: AT,
};

const answerList = (...data: Asset[]) =>
  server.answer(listAssets, { data, page: 0, total: data.length, has_more: false });

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  answerList(PORCH);
});
afterEach(() => vi.unstubAllGlobals());

async function choose(file: File): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('there is no field for a file');
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

describe('the pictures that a member keeps', () => {
  test('a new one is uploaded and kept under its name, in the size that it is nearest to', async () => {
    server.answer(uploadImage, { data: { upload: { id: SHA, url: '/x', width: 1200, height: 640, name: 'x' } } });
    server.answer(addCustomAsset, { data: PORCH });
    await open(<MyPicturesPage />, { known });
    await choose(new File(['x'], 'front_porch.png', { type: 'image/png' }));
    await dialog();
    fill(/^Tags/, 'spring, porch');
    await press('Save');
    expect(server.bodies(addCustomAsset)).toEqual([
      { name: 'front porch', tags: ['spring', 'porch'], image: SHA, size: 'link', related_content: null },
    ]);
  });

  test('one that cannot be saved says so in the words of the requirements, and keeps what was typed', async () => {
    server.answer(uploadImage, { data: { upload: { id: SHA, url: '/x', width: 900, height: 900, name: 'x' } } });
    server.refuse(addCustomAsset, { status: 500, code: 'internal' });
    await open(<MyPicturesPage />, { known });
    await choose(new File(['x'], 'porch.png', { type: 'image/png' }));
    await dialog();
    fill('Name', 'My porch');
    await press('Save');
    expect(screen.getByText('Something went wrong saving your asset')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('My porch');
  });

  test('a file that is no picture is refused before anything is sent', async () => {
    await open(<MyPicturesPage />, { known });
    await choose(new File(['x'], 'contract.pdf', { type: 'application/pdf' }));
    expect(screen.getByRole('alert').textContent).toBe('Please choose a JPEG, PNG or GIF image.');
  });

  test('one is renamed, narrowed to by its tag, and deleted after a question', async () => {
    server.answer(saveCustomAsset, { data: PORCH });
    server.answer(removeCustomAsset);
    await open(<MyPicturesPage />, { known });
    await press('Change name and tags of “Porch”');
    await dialog();
    fill('Name', '  Back porch ');
    await press('Save');
    expect(server.bodies(saveCustomAsset)).toEqual([{ name: 'Back porch', tags: ['spring'] }]);
    await press('spring');
    expect(screen.getByText(/With the tag “spring”/)).toBeTruthy();
    await press('Delete “Porch”');
    await dialog();
    answerList();
    await press('Delete');
    expect(await screen.findByText('No pictures kept yet')).toBeTruthy();
  });
});
