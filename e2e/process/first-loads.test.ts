import { expect, test } from 'vitest';
import { weighFirstLoads } from './first-loads.ts';

/** A text more here and there is no window that outgrows what it weighs. */
const SLACK = 1.01;

test('no page and no window weighs more than it may', async () => {
  const { pages, widgets } = await weighFirstLoads();
  expect(pages.length).toBeGreaterThan(50);
  const heavy = [
    ...pages.filter(({ js, css, limit }) => js > limit.js || css > limit.css),
    ...widgets.filter(({ js, css, most }) => js + css > most * SLACK),
  ];
  expect(heavy).toEqual([]);
});

test('what a window may weigh today is taken back as soon as it is within its limit', async () => {
  const { widgets } = await weighFirstLoads();
  const spared = widgets.filter(({ js, css, most, limit }) => most > limit && js + css <= limit);
  expect(spared.map(({ name }) => name)).toEqual([]);
});
