import { expect, test } from 'vitest';
import { weighFirstLoads } from './first-loads.ts';

/** A text more here and there is no page that outgrows its limit. */
const SLACK = 1.01;

test('no page and no window weighs more than it may', async () => {
  const { pages, widgets } = await weighFirstLoads();
  expect(pages.length).toBeGreaterThan(50);
  const heavy = [
    ...pages.filter(({ js, css, mostJs, limit }) => js > mostJs * SLACK || css > limit.css),
    ...widgets.filter(({ js, css, limit }) => js + css > limit),
  ];
  expect(heavy).toEqual([]);
});

test('what a page may weigh today is taken back as soon as it is within its limit', async () => {
  const { pages } = await weighFirstLoads();
  const spared = pages.filter(({ js, mostJs, limit }) => mostJs > limit.js && js <= limit.js);
  expect(spared.map(({ path }) => path)).toEqual([]);
});
