import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api as contract } from '@yardsign/contracts/api';
import { button, open, press, server } from '../../../testing/page.tsx';
import type { UploadedImage } from '../api.ts';
import { ImageLibrary } from './image-library.tsx';

const MEMBER = 'usr_ann000000001';
const list = contract.uploads.listImages;

const picture = (n: number): UploadedImage => ({
  id: n.toString(16).padStart(64, '0'),
  url: `/api/app/v1/files/${n}`,
  width: 404,
  height: 404,
  name: `me ${n}.png`,
  path: `photo/me ${n}.png`,
  created_at: '2026-03-01T15:00:00.000Z',
});
const nameOf = (n: number) => `Use me ${n}.png, uploaded on Mar 1, 2026`;

const onPick = vi.fn<(image: UploadedImage) => void>();
const show = (current: string | null = null) =>
  open(<ImageLibrary memberId={MEMBER} folder="photo" current={current} disabled={false} onPick={onPick} />);

describe('the pictures of before', () => {
  beforeEach(() => {
    onPick.mockClear();
    server.answer(contract.access.getSession, { session: null });
  });

  it('come page by page, say which is in use, and are picked with a press', async () => {
    server.answer(list, ({ query }) =>
      query['lastKey'] === undefined
        ? { data: { images: [picture(1), picture(2)], lastKey: 'next' } }
        : { data: { images: [picture(3)], lastKey: null } },
    );
    await show(picture(2).id);
    expect([nameOf(1), nameOf(2)].map((name) => button(name).getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    await press('Load more');
    await press(nameOf(3));
    expect(onPick).toHaveBeenCalledWith(picture(3));
  });

  it('say that there are none', async () => {
    server.answer(list, { data: { images: [], lastKey: null } });
    await show();
    expect(screen.getByText(/^None yet/)).toBeTruthy();
  });

  it('say that they could not be read, and are asked for again', async () => {
    server.refuse(list, { status: 500, code: 'internal' });
    await show();
    expect(screen.getByText('Error getting images')).toBeTruthy();
    server.answer(list, { data: { images: [picture(1)], lastKey: null } });
    await press('Try again');
    expect(button(nameOf(1))).toBeTruthy();
  });
});
