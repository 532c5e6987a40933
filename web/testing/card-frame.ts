import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The addresses of the processor's pages. */
export const CARD_PAGES = {
  fields: 'https://cards.example.com/fields',
  bank: 'https://cards.example.com/bank?action={action}',
};

/** The page of the card processor in its frame: what it is asked, and what it says to the page around it. */
export function cardFrame(title: string) {
  const frame = document.querySelector(`iframe[title="${title}"]`);
  if (frame === null) throw new Error(`there is no frame '${title}'`);
  const inside = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  return {
    asked: inside.postMessage,
    /** @param source another window, which only says that it is this one. */
    say: (data: object, source: object = inside) =>
      act(async () => {
        window.dispatchEvent(Object.assign(new Event('message'), { data: { from: 'card-fields', ...data }, source }));
        await Promise.resolve();
      }),
  };
}
