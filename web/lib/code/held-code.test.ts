import { describe, expect, it } from 'vitest';
import { forgetFailures, holdCode } from './held-code.ts';

/** Code that comes from the given try on. */
function comesAt(first: number) {
  let tries = 0;
  const code = holdCode(async () => {
    tries += 1;
    if (tries < first) throw new TypeError('Failed to fetch');
    return 'code';
  });
  return { code, tries: () => tries };
}

describe('holdCode', () => {
  it('loads once, and can then be read without waiting', async () => {
    const { code, tries } = comesAt(1);
    const first = code.held();
    await first;
    expect(code.ask()).toBe(first);
    expect(first).toMatchObject({ status: 'fulfilled', value: 'code' });
    expect(tries()).toBe(1);
  });

  it('keeps a failure for who draws, until it is told to forget', async () => {
    const { code } = comesAt(2);
    await expect(code.held()).rejects.toMatchObject({ name: 'ChunkLoadError' });
    await expect(code.held()).rejects.toMatchObject({ name: 'ChunkLoadError' });
    forgetFailures();
    await expect(code.held()).resolves.toBe('code');
  });

  it('asks again for who asks, as after a click', async () => {
    const { code } = comesAt(2);
    await expect(code.ask()).rejects.toMatchObject({ name: 'ChunkLoadError' });
    await expect(code.ask()).resolves.toBe('code');
    forgetFailures();
    await expect(code.held()).resolves.toBe('code');
  });
});
