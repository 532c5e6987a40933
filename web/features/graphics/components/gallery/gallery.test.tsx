import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { useOwnTitleOnScreen } from '../../../../lib/page-title.ts';
import { sessionQuery } from '../../../../lib/session/session-query.ts';
import { button, dialog, open, press, server } from '../../../../testing/page.tsx';
import { SESSION } from '../../../../testing/people.ts';
import { article } from '../../../../testing/pieces.ts';
import { Gallery } from './gallery.tsx';

const PIECE = { ...article(1, 'Porch light'), content_type: 'social-graphic' as const };

beforeEach(() => {
  server.answer(contract.graphics.getTemplate, {
    template: {},
    sizes: ['square', 'story'],
    texts: { en: {}, es: {} },
  });
  server.drop(contract.profile.getBrand);
});

const openGallery = () =>
  open(<Gallery piece={PIECE} language="en" onLanguage={() => undefined} />, {
    known: [{ query: sessionQuery, data: SESSION }],
  });

it('is called after its piece', async () => {
  const { result } = renderHook(useOwnTitleOnScreen);
  await openGallery();
  expect(result.current).toBe('Porch light: Gallery');
});

it('shows every size with what can be done with it, each told apart', async () => {
  await openGallery();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    '“Porch light” in your brand, Square 1:1',
    '“Porch light” in your brand, Story 9:16',
  ]);
  expect(button('Download Story')).toBeTruthy();
  const posts = screen.getAllByRole('link', { name: /^Post/ });
  expect(posts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Post Square', '/shareable-content/blog/piece-1?language=en&size=square&compose=now'],
    ['Post Story', '/shareable-content/blog/piece-1?language=en&size=story&compose=now'],
  ]);
});

it('shows one large, and the arrow keys and the buttons lead round', async () => {
  await openGallery();
  await press('Look at Story large');
  const large = within(await dialog());
  expect(large()).toBe('Story, 2 of 2');
  await act(async () => void fireEvent.keyDown(window, { key: 'ArrowRight' }));
  expect(large()).toBe('Square, 1 of 2');
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(window, { clientX: from, isPrimary: true });
    fireEvent.pointerUp(window, { clientX: to, isPrimary: true });
  };
  await act(async () => swipe(20, 220));
  expect(large()).toBe('Story, 2 of 2');
  await act(async () => swipe(220, 210));
  expect(large()).toBe('Story, 2 of 2');
  // Two fingers enlarge the picture.
  await act(async () => {
    fireEvent.pointerDown(window, { clientX: 150, isPrimary: true });
    fireEvent.pointerDown(window, { clientX: 170, isPrimary: false });
    fireEvent.pointerUp(window, { clientX: 290, isPrimary: false });
    fireEvent.pointerUp(window, { clientX: 30, isPrimary: true });
  });
  expect(large()).toBe('Story, 2 of 2');
  // And one finger then moves what is seen of it.
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { scale: 2, height: 400, offsetTop: 0 }));
  await act(async () => swipe(20, 220));
  vi.unstubAllGlobals();
  expect(large()).toBe('Story, 2 of 2');
  await press('Next');
  expect(large()).toBe('Square, 1 of 2');
  await press('Previous');
  expect(large()).toBe('Story, 2 of 2');
});

/** What is announced of the picture that is shown. */
function within(window: HTMLElement) {
  return () => window.querySelector('[role=status]')?.textContent;
}
