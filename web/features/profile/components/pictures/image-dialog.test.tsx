import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { dialog, open, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { ImageDialog } from './image-dialog.tsx';
import type { ImageUpload } from './use-image-upload.ts';

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

beforeEach(() => server.answer(listImages, { data: { images: [], lastKey: null } }));

it('says of a picture that keeps its shape why it was not taken, without a word of cutting', async () => {
  const refused = new ApiError({ code: 'unreadable_image', status: 400, message: 'unreadable' });
  const said = await saidOf('logo', refused);
  expect(said).toContain('Error uploading image');
  expect(said).toContain('not a picture that we can read');
  expect(said).not.toContain('cropping');
});

it('asks to try again where no reason is known', async () => {
  expect(await saidOf('buyerad', new Error('the line broke'))).toContain('Nothing is lost. Please try again.');
});
