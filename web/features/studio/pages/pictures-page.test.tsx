import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { Editor } from '@tiptap/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionQuery } from '../../../lib/session/session-query.ts';
import { button, dialog, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { SESSION } from '../../../testing/people.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { PictureDialog } from '../components/desk/picture-dialog.tsx';
import { extensions } from '../editor/schema.ts';
import { writeMarkdown } from '../editor/write-markdown.ts';
import type { Picture } from '../pictures-api.ts';
import { PicturesPage } from './pictures-page.tsx';

const { listStudioPictures, addStudioPicture, changeStudioPicture, removeStudioPicture, replaceStudioPicture } =
  contract.studio;
const known = [{ query: sessionQuery, data: SESSION }];

const picture = (more: Partial<Picture> = {}): Picture => ({
  id: 'pic_a1b2c3d4',
  url: '/api/app/v1/pictures/pic_a1b2c3d4',
  name: 'door.jpg',
  width: 640,
  height: 480,
  alt: { en: 'A green door', es: 'Una puerta verde' },
  licence: 'CC BY 4.0',
  source: '',
  focal: null,
  crop: null,
  file: { sha256: 'abc', width: 640, height: 480 },
  addedBy: 'Cora Diaz',
  addedAt: '2026-11-20T10:00:00.000Z',
  usedIn: [],
  ...more,
});

function listed(...items: Picture[]) {
  server.answer(listStudioPictures, { items, nextCursor: null });
}
const show = () => open(<PicturesPage />, { at: '/admin/studio/pictures', known });

beforeEach(() => listed(picture()));

describe('the pictures of the content team', () => {
  it('are added only with a file and with what they show in both languages', async () => {
    listed();
    await show();
    expect(screen.getByText('There is no picture yet.')).toBeTruthy();
    await press('Add a picture');
    await dialog();
    await waitFor(() => expect(document.activeElement).toBe(field('File')));
    await press('Add it');
    for (const label of ['What it shows, in English', 'What it shows, in Spanish'])
      expect(saidAt(label)).toContain('Say what it shows.');
    expect(screen.getByText('Choose a file.')).toBeTruthy();
    fireEvent.change(field('File'), { target: { files: [new File(['x'], 'door.jpg', { type: 'image/jpeg' })] } });
    fill('What it shows, in English', 'A door');
    fill('What it shows, in Spanish', 'Una puerta');
    server.answer(addStudioPicture, { picture: picture() });
    listed(picture());
    await press('Add it');
    await waitFor(() => expect(screen.getByText('door.jpg')).toBeTruthy());
  });

  it('lead to the texts that they stand in, and are not deleted there', async () => {
    listed(picture({ usedIn: [{ id: 'cnt_doors0001', titles: { en: 'Doors', es: 'Puertas' } }] }));
    await show();
    expect(screen.getByRole('link', { name: 'Doors' }).getAttribute('href')).toBe('/admin/studio/cnt_doors0001');
    expect(() => button('Delete')).toThrow('0 buttons');
  });

  it('are deleted after a question, where no text shows them, which is said once they are gone', async () => {
    const page = (
      <main id="content" tabIndex={-1}>
        <PicturesPage />
        <Toaster />
      </main>
    );
    await open(page, { at: '/admin/studio/pictures', known });
    act(() => button('Delete').focus());
    await press('Delete');
    const asked = await dialog();
    server.answer(removeStudioPicture, undefined);
    listed();
    await act(async () => [...asked.querySelectorAll('button')].at(-1)?.click());
    await waitFor(() => expect(screen.getByText('There is no picture yet.')).toBeTruthy());
    expect(await screen.findByText('The picture is deleted.')).toBeTruthy();
    expect(document.activeElement?.id).toBe('content');
  });

  it('are described anew', async () => {
    await show();
    await press('Edit');
    await dialog();
    fill('What it shows, in Spanish', 'Una puerta vieja');
    server.answer(changeStudioPicture, { picture: picture() });
    await press('Save');
    await waitFor(() =>
      expect(server.bodies(changeStudioPicture)).toEqual([
        { alt: { en: 'A green door', es: 'Una puerta vieja' }, licence: 'CC BY 4.0', source: '' },
      ]),
    );
  });

  async function editing(focal: Picture['focal'] = null) {
    listed(picture({ focal }));
    await show();
    await press('Edit');
    await dialog();
    const area = button('Focal point of door.jpg');
    area.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
    return area;
  }
  const point = () => [field(/^From the left, in percent/).value, field(/^From the top, in percent/).value];
  const places = () =>
    [...document.querySelectorAll<HTMLElement>('figure img')].map(({ style }) => style.objectPosition);
  const savedPoint = async () => {
    server.answer(changeStudioPicture, { picture: picture() });
    await press('Save');
    return (server.bodies(changeStudioPicture) as { focal?: unknown }[]).map(({ focal }) => focal);
  };

  it('keep a point in sight that is set by pointing, and show how they are cut', async () => {
    const area = await editing();
    expect([point(), places()]).toEqual([['', ''], Array(4).fill('50% 50%')]);
    fireEvent.click(area, { detail: 0 });
    expect(point()).toEqual(['', '']);
    fireEvent.click(area, { clientX: 180, clientY: 290, detail: 1 });
    expect([point(), places()]).toEqual([['20', '80'], Array(4).fill('20% 80%')]);
    expect(await savedPoint()).toEqual([{ x: 20, y: 80 }]);
  });

  it('have their point moved by keys, which stay within the picture, and brought back to the middle', async () => {
    const area = await editing({ x: 98, y: 4 });
    fireEvent.keyDown(area, { key: 'ArrowLeft' });
    fireEvent.keyDown(area, { key: 'ArrowUp', shiftKey: true });
    expect(point()).toEqual(['97', '0']);
    expect(screen.getByText('97% from the left, 0% from the top')).toBeTruthy();
    fireEvent.keyDown(area, { key: 'ArrowRight', shiftKey: true });
    expect(point()).toEqual(['100', '0']);
    fireEvent.keyDown(area, { key: 'Home' });
    expect(await savedPoint()).toEqual([null]);
  });

  it('keep a wrong number in its field, say what is wrong, and send nothing', async () => {
    await editing({ x: 10, y: 20 });
    fill(/^From the left, in percent/, '101');
    expect(await savedPoint()).toEqual([]);
    expect(point()).toEqual(['101', '20']);
    expect(saidAt(/^From the left, in percent/)).toContain('A whole number from 0 to 100');
    fill(/^From the left, in percent/, '');
    expect(await savedPoint()).toEqual([]);
    fill(/^From the left, in percent/, '30');
    expect(await savedPoint()).toEqual([{ x: 30, y: 20 }]);
  });

  it('are put into a text in the words of its language', async () => {
    const editor = new Editor({ extensions, content: '<p>Look</p>' });
    await open(<PictureDialog editor={editor} language="es" onClose={() => undefined} />, { known });
    const window = await dialog();
    await waitFor(() => expect(window.querySelector('li button')).toBeTruthy());
    await waitFor(() => expect(document.activeElement).toBe(field('Search pictures')));
    await act(async () => window.querySelector<HTMLButtonElement>('li button')?.click());
    expect(writeMarkdown(editor.state.doc).join('\n\n')).toContain(
      '![Una puerta verde](/api/app/v1/pictures/pic_a1b2c3d4)',
    );
    editor.destroy();
  });
});

describe('the crop of a picture', () => {
  const { cropStudioPicture } = contract.studio;
  const openCrop = async (more: Partial<Picture> = {}) => {
    listed(picture(more));
    await show();
    await press('Crop');
    return dialog();
  };
  const size = () => screen.getByText(/pixels$/).textContent;

  it('is held to a shape, moved and pulled by keys, and kept with the file that it was made on', async () => {
    const container = await openCrop();
    expect(size()).toBe('640 × 480 pixels');
    fireEvent.change(field('Shape'), { target: { value: '1:1' } });
    expect(size()).toBe('480 × 480 pixels');
    fireEvent.keyDown(button('The part of door.jpg that is shown'), { key: 'ArrowLeft', shiftKey: true });
    fireEvent.keyDown(button('Corner at the bottom right'), { key: 'ArrowLeft', shiftKey: true });
    expect(size()).toBe('416 × 416 pixels');
    expect(container.querySelector('[role="status"]')?.textContent).toContain('16 from the left');
    server.answer(cropStudioPicture, { picture: picture() });
    await press('Save');
    expect(server.bodies(cropStudioPicture)).toEqual([
      { of: 'abc', crop: { left: 16, top: 0, width: 416, height: 416 } },
    ]);
  });

  it('goes when the whole picture is shown again', async () => {
    await openCrop({ crop: { left: 0, top: 0, width: 100, height: 100 }, width: 100, height: 100 });
    await press('Show the whole picture');
    server.answer(cropStudioPicture, { picture: picture() });
    await press('Save');
    expect(server.bodies(cropStudioPicture)).toEqual([{ of: 'abc', crop: null }]);
  });

  it('stays in the window when somebody has put another file there', async () => {
    await openCrop();
    fireEvent.change(field('Shape'), { target: { value: '4:5' } });
    server.refuse(cropStudioPicture, { status: 409, code: 'picture_replaced' });
    await press('Save');
    expect(screen.getByText(/put another file in the place/)).toBeTruthy();
    expect(size()).toBe('384 × 480 pixels');
  });

  it('are fetched anew once another file is there, and not before', async () => {
    await show();
    const shown = () => document.querySelector('article img')?.getAttribute('src');
    const former = shown();
    let arrive = (): void => undefined;
    const file = { sha256: 'def', width: 640, height: 480 };
    server.answer(replaceStudioPicture, async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return { picture: picture({ file }) };
    });
    const png = new File(['x'], 'other.png', { type: 'image/png' });
    fireEvent.change(field('Another file for door.jpg'), { target: { files: [png] } });
    await waitFor(() => expect(server.sent(replaceStudioPicture)).toHaveLength(1));
    expect(shown()).toBe(former);
    listed(picture({ file }));
    await act(async () => arrive());
    await waitFor(() => expect(shown()).not.toBe(former));
  });

  it('say at the picture that another file was refused, until one is taken', async () => {
    await show();
    server.refuse(replaceStudioPicture, { status: 422, code: 'unreadable_image' });
    const choose = () =>
      fireEvent.change(field('Another file for door.jpg'), {
        target: { files: [new File(['x'], 'other.png', { type: 'image/png' })] },
      });
    choose();
    const said = await within(screen.getByRole('article')).findByRole('alert');
    expect(said.textContent).toContain('Use a JPEG, PNG or GIF');
    server.answer(replaceStudioPicture, { picture: picture() });
    choose();
    await waitFor(() => expect(within(screen.getByRole('article')).queryByRole('alert')).toBeNull());
  });
});
