import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { button, open, press, server } from '../../../testing/page.tsx';
import { VideoField } from './video-field.tsx';

const MEMBER = 'usr_ann000000001';
const onUploaded = vi.fn<(address: string) => void>();
const onRemove = vi.fn<() => void>();

const show = (value = '', locked: string | null = null, fault?: string) =>
  open(
    <VideoField
      memberId={MEMBER}
      place="intro"
      label="Intro"
      value={value}
      locked={locked}
      fault={fault}
      onUploaded={onUploaded}
      onRemove={onRemove}
    />,
  );

async function choose(file: File) {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('nothing to choose with');
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

describe('the field of a video', () => {
  beforeEach(() => {
    onUploaded.mockClear();
    onRemove.mockClear();
    server.answer(contract.access.getSession, { session: null });
  });

  it('refuses what is no video, and what is too large, before anything is sent', async () => {
    await show();
    await choose(new File(['x'], 'a.webm', { type: 'video/webm' }));
    expect(screen.getByRole('alert').textContent).toBe('Please choose an MP4 or MOV video.');
    const large = new File(['x'], 'a.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 200_000_001 });
    await choose(large);
    expect(screen.getByRole('alert').textContent).toBe('This video is larger than 200 MB.');
  });

  it('shows the video with its name and length, and takes it away', async () => {
    const id = `upl_${'a'.repeat(24)}`;
    const video = { id, url: `/api/app/v1/videos/${id}`, name: 'me.mp4', seconds: 12, bytes: 9, poster: null };
    server.answer(contract.uploads.describeVideo, { video });
    await show(video.url);
    expect(screen.getByText('me.mp4 · 12 seconds')).toBeTruthy();
    expect(document.querySelector('video')?.getAttribute('src')).toBe(video.url);
    await press('Remove: Intro');
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('says that an upload was interrupted, and what goes on with it', async () => {
    const known = { uploadId: 'upl_1', name: 'me.mp4', size: 9, modified: 1 };
    localStorage.setItem(`yardsign.upload.${MEMBER}.video/intro`, JSON.stringify(known));
    await show();
    expect(screen.getByText(/^The upload of me\.mp4 was interrupted/)).toBeTruthy();
  });

  it('says what is wrong with the video that it holds', async () => {
    await show('', null, 'This video is no longer here. Upload it again.');
    expect(screen.getByRole('alert').textContent).toBe('This video is no longer here. Upload it again.');
  });

  it('that the team manages offers nothing to press', async () => {
    await show('', 'Managed by your team');
    expect(screen.getByText('Managed by your team')).toBeTruthy();
    expect(() => button('Choose a video: Intro')).toThrow('0 buttons');
  });
});
