import { describe, expect, it } from 'vitest';
import { createRedirectCounter } from './redirect-counter.ts';

describe('the redirect counter', () => {
  it('allows five in a row and refuses the sixth', () => {
    const counter = createRedirectCounter();
    expect(Array.from({ length: 6 }, () => counter.allow())).toEqual([true, true, true, true, true, false]);
  });

  it('starts again after a navigation that ended well', () => {
    const counter = createRedirectCounter();
    for (let hop = 0; hop < 5; hop += 1) counter.allow();
    counter.reset();
    expect(counter.allow()).toBe(true);
  });
});
