import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdFocusInContent } from './hold-focus.ts';

const focused = () => document.activeElement?.id;

/** Lets the watch of the document say what has changed. */
const changesAreSeen = () => new Promise((resolve) => queueMicrotask(() => resolve(undefined)));

async function draw(html: string): Promise<void> {
  document.body.innerHTML = html;
  await changesAreSeen();
}

const NEXT_FRAME = '<main id="content" tabindex="-1"><button id="first">First</button></main>';

let end: () => void = () => undefined;

beforeEach(async () => {
  await draw('<a id="menu" href="/">Menu</a><main id="content" tabindex="-1">The page before</main>');
  end = holdFocusInContent(true);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

test('the focus goes into the content, and into that of the next frame when the one before goes away late', async () => {
  expect(focused()).toBe('content');
  await draw('<p>Loading</p>');
  expect(document.activeElement).toBe(document.body);

  await draw(NEXT_FRAME);

  expect(focused()).toBe('content');
});

test('a window that closes late, and has nothing to give the focus back to, leaves it in the content', async () => {
  await draw(`${NEXT_FRAME}<div role="dialog"><input id="content" /></div>`);
  document.querySelector('input')?.focus();

  document.querySelector('[role=dialog]')?.remove();
  await changesAreSeen();

  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('what takes the focus itself keeps it, and loses it to nobody afterwards', async () => {
  document.getElementById('menu')?.focus();
  await draw(NEXT_FRAME);

  expect(document.activeElement).toBe(document.body);
});

test.each(['keydown', 'pointerdown'])('after the first %s nothing moves the focus any more', async (sign) => {
  document.dispatchEvent(new Event(sign));
  await draw(NEXT_FRAME);

  expect(document.activeElement).toBe(document.body);
});

test('another view of the page leaves the focus where it is, and catches it when its button goes away', async () => {
  end();
  const menu = document.getElementById('menu');
  menu?.focus();
  end = holdFocusInContent(false);
  expect(focused()).toBe('menu');

  menu?.remove();
  await changesAreSeen();

  expect(focused()).toBe('content');
});
