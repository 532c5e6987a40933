import { describe, expect, it } from 'vitest';
import { createEarlyAnswers } from './early-answers.ts';

const answered = (text: string, status = 200) => new Response(text, { status });

function setUp(early: Record<string, { answer: Promise<Response>; cameAt: number | null }>) {
  const clock = { ms: 1_000_000 };
  const asked: string[] = [];
  const answers = createEarlyAnswers(early, {
    now: () => clock.ms,
    fetch: async (input) => {
      asked.push(String(input));
      return answered('late');
    },
  });
  const ask = async (url: string, init?: RequestInit) => (await answers.fetch(url, init)).text();
  return { clock, asked, answers, ask };
}

const early = (answer: Promise<Response>, cameAt: number | null = 999_000) => ({
  '/posts?limit=20': { answer, cameAt },
});

describe('an early answer', () => {
  it('goes to the first call for its address, and to no other', async () => {
    const { ask, asked } = setUp(early(Promise.resolve(answered('early'))));
    expect(await ask('/posts')).toBe('late');
    expect(await ask('/posts?limit=20', { method: 'GET' })).toBe('early');
    expect(await ask('/posts?limit=20')).toBe('late');
    expect(asked).toEqual(['/posts', '/posts?limit=20']);
  });

  it('is waited for when it has not come yet', async () => {
    let come: (response: Response) => void = () => undefined;
    const { ask, asked } = setUp(early(new Promise((resolve) => (come = resolve)), null));
    const text = ask('/posts?limit=20');
    come(answered('early'));
    expect(await text).toBe('early');
    expect(asked).toEqual([]);
  });

  it.each([
    ['was a refusal', () => Promise.resolve(answered('no', 401))],
    ['never came', () => Promise.reject(new TypeError('offline'))],
  ])('that %s is asked for again', async (_, make) => {
    const { ask, asked } = setUp(early(make()));
    expect(await ask('/posts?limit=20')).toBe('late');
    expect(asked).toEqual(['/posts?limit=20']);
  });

  it('is old once anything was changed', async () => {
    const { ask } = setUp(early(Promise.resolve(answered('early'))));
    await ask('/session', { method: 'POST' });
    expect(await ask('/posts?limit=20')).toBe('late');
  });

  it('is old after half a minute', async () => {
    const { ask, clock } = setUp(early(Promise.resolve(answered('early'))));
    clock.ms += 30_001;
    expect(await ask('/posts?limit=20')).toBe('late');
  });

  it('says how long ago it came, so that the clock it brings is read right', async () => {
    const { ask, answers } = setUp(early(Promise.resolve(answered('early'))));
    await ask('/posts?limit=20');
    expect([answers.ageOf('/posts?limit=20'), answers.ageOf('/brand')]).toEqual([1000, 0]);
    await ask('/posts?limit=20');
    expect(answers.ageOf('/posts?limit=20')).toBe(0);
  });

  it('is not given to a call that was given up meanwhile', async () => {
    const { ask } = setUp(early(Promise.resolve(answered('early'))));
    await expect(ask('/posts?limit=20', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });
});
