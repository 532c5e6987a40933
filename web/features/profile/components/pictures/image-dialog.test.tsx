import { api as contract } from '@yardsign/contracts/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, dialog, open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { ImageDialog } from './image-dialog.tsx';
import { type ImageUpload, useImageUpload } from './use-image-upload.ts';

const { listImages } = contract.uploads;
const nothing = () => {};

/** What the dialog says of a picture of this place that was not taken. */
async function saidOf(place: 'logo' | 'buyerad', error: Error): Promise<string> {
  const upload: ImageUpload = {
    opened: true,
    file: null,
    fault: null,
    cropping: false,
    busy: false,
    error,
    open: nothing,
    take: nothing,
    send: nothing,
    pick: nothing,
    back: nothing,
    close: nothing,
  };
  await open(
    <ImageDialog
      upload={upload}
      memberId="usr_ann000000001"
      current={null}
      place={place}
      label="Logo"
      brandColor="#000"
    />,
    { known: [{ query: sessionQuery, data: SESSION }] },
  );
  return (await dialog()).querySelector('[role=alert]')?.textContent ?? '';
}

function PhotoField() {
  const upload = useImageUpload('usr_ann000000001', 'photo', nothing);
  return (
    <>
      <button type="button" onClick={() => upload.open(null)}>
        Replace
      </button>
      <ImageDialog
        upload={upload}
        memberId="usr_ann000000001"
        current={null}
        place="photo"
        label="Photo"
        brandColor="#000000"
      />
    </>
  );
}

/** Chooses a file in the window, as the browser's own window for files would. */
async function chooseFile(file: File): Promise<void> {
  button('Choose a file').focus();
  const [input] = (await dialog()).querySelectorAll<HTMLInputElement>('input[type=file]');
  await act(async () => input && fireEvent.change(input, { target: { files: [file] } }));
}

beforeEach(() => server.answer(listImages, { data: { images: [], lastKey: null } }));

it.each([
  ['en', 'Choose a file', 'Suggested size: under 800 x 800 px'],
  ['es', 'Elegir un archivo', 'Tamaño sugerido: menos de 800 x 800 px'],
] as const)('suggests in %s what size a picture has (UPL-013)', async (language, choose, suggested) => {
  await open(<PhotoField />, { language, known: [{ query: sessionQuery, data: SESSION }] });
  await press('Replace');
  const window = await dialog();
  const help = button(choose, window).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(help)?.textContent).toContain(suggested);
});

it('says of a picture that keeps its shape why it was not taken, without a word of cutting', async () => {
  const refused = new ApiError({ code: 'unreadable_image', status: 400, message: 'unreadable' });
  const said = await saidOf('logo', refused);
  expect(said).toContain('Error uploading image');
  expect(said).toContain('not a picture that we can read');
  expect(said).not.toContain('cropping');
});

it.each([
  new Error('the line broke'),
  new ApiError({ code: 'internal', status: 500, message: 'Something went wrong' }),
])('asks to try again where no reason is known: %s', async (error) => {
  expect(await saidOf('buyerad', error)).toMatch(/Error uploading image.*Nothing is lost. Please try again.$/);
});

it('says of a file of another kind what is taken, and leaves the cursor on what chooses one', async () => {
  await open(<PhotoField />, { known: [{ query: sessionQuery, data: SESSION }] });
  await press('Replace');
  await chooseFile(new File(['%PDF'], 'me.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert').textContent).toBe('Please choose a JPEG, PNG or GIF image.');
  await chooseFile(new File([new Uint8Array(10_000_000)], 'me.png', { type: 'image/png' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^This image is larger than 10MB\. Save it smaller/);
  expect(document.activeElement).toBe(button('Choose a file'));
});

it.each([
  ['cannot read a file', () => Promise.reject(new Error('broken'))],
  ['shows a part of a file that was cut short', () => Promise.resolve()],
])('goes back to choosing where the browser %s, with the cursor on what chooses another', async (_case, decodes) => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('cut short', 'InvalidStateError')));
  const decode = vi.fn<() => Promise<void>>(decodes);
  HTMLImageElement.prototype.decode = decode;
  await open(<PhotoField />, { known: [{ query: sessionQuery, data: SESSION }] });
  await press('Replace');
  await chooseFile(new File(['no picture'], 'me.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to send image to cropper'));
  expect(decode).toHaveBeenCalled();
  expect(document.activeElement).toBe(button('Choose a file'));
});
