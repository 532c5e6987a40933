import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftBody } from './draft-model.ts';
import { type SaveState, createDraftSaver } from './draft-saver.ts';

const body = (en: string): DraftBody => ({
  captions: { en },
  altTexts: {},
  firstComments: {},
  covers: {},
  mentions: [],
  pictures: [],
  variants: [],
  language: 'en',
  size: 'square',
  targets: null,
  mode: 'now',
  when: null,
});

/** A server that answers when it is told to, and everything that it and the browser were asked. */
function createWorld() {
  const calls: string[] = [];
  const states: SaveState[] = [];
  const waiting: { settle: () => void; fail: () => void }[] = [];
  let kept: string | null = null;
  let answersAtOnce = true;
  const call = (name: string) => {
    calls.push(name);
    if (answersAtOnce) return Promise.resolve();
    return new Promise<void>((resolve, reject) => {
      waiting.push({ settle: resolve, fail: () => reject(new Error('offline')) });
    });
  };
  const saver = createDraftSaver({
    save: (wanted) => call(`save ${wanted.captions.en}`),
    remove: () => call('remove'),
    keep: (wanted) => {
      kept = wanted.captions.en ?? '';
    },
    forget: () => {
      kept = null;
    },
    onState: (state) => states.push(state),
  });
  return {
    saver,
    calls,
    states,
    kept: () => kept,
    slow: () => {
      answersAtOnce = false;
    },
    /** The oldest call that is under way ends. */
    async answer(how: 'settle' | 'fail') {
      waiting.shift()?.[how]();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a draft saves itself', () => {
  test('a second after the last change, once, and with the latest words', async () => {
    const { saver, calls, states, kept } = createWorld();
    for (const words of ['S', 'Su', 'Sun']) {
      saver.change(body(words));
      await vi.advanceTimersByTimeAsync(900);
    }
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect([calls, states, kept()]).toEqual([['save Sun'], ['saved'], null]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });

  test('every five seconds for somebody who types without a pause', async () => {
    const { saver, calls } = createWorld();
    for (let step = 0; step < 24; step += 1) {
      saver.change(body(String(step)));
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(calls).toEqual(['save 9', 'save 19']);
  });

  test('at once when it is closed, and not again afterwards', async () => {
    const { saver, calls } = createWorld();
    saver.change(body('Sun'));
    await saver.flush();
    expect(calls).toEqual(['save Sun']);
    await saver.flush();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
  });

  test('one call after the other, so that the later words are the last to arrive', async () => {
    const { saver, calls, slow, answer } = createWorld();
    slow();
    saver.change(body('first'));
    await vi.advanceTimersByTimeAsync(1000);
    saver.change(body('second'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toEqual(['save first']);
    await answer('settle');
    expect(calls).toEqual(['save first', 'save second']);
  });
});

describe('a draft that the server did not take', () => {
  test('lies in this browser before the call goes out, and until one has succeeded', async () => {
    const { saver, calls, states, kept, slow, answer } = createWorld();
    slow();
    saver.change(body('Sun'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept()).toBe('Sun');
    await answer('fail');
    expect([states, kept()]).toEqual([['kept'], 'Sun']);
    void saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['save Sun', 'save Sun']);
    await answer('settle');
    expect([states, kept()]).toEqual([['kept', 'saved'], null]);
  });

  test('does not take the place of what was written meanwhile', async () => {
    const { saver, calls, slow, answer } = createWorld();
    slow();
    saver.change(body('old'));
    await vi.advanceTimersByTimeAsync(1000);
    saver.change(body('new'));
    await answer('fail');
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['save old', 'save new']);
  });
});

describe('a draft with nothing left in it', () => {
  test('is removed when the server has one', async () => {
    const { saver, calls, states } = createWorld();
    saver.begin(true);
    saver.change(null);
    await saver.flush();
    expect([calls, states]).toEqual([['remove'], ['none']]);
  });

  test('asks the server for nothing when there is none, or when that is not known', async () => {
    const { saver, calls } = createWorld();
    saver.change(null);
    await saver.flush();
    saver.begin(false);
    saver.change(null);
    await saver.flush();
    expect(calls).toEqual([]);
  });
});

describe('while a post is handed over', () => {
  test('nothing is saved; when it was refused, what was written since is', async () => {
    const { saver, calls } = createWorld();
    saver.change(body('Sun'));
    saver.hold();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual([]);
    saver.release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['save Sun']);
  });

  test('a save that was under way does not bring the draft back', async () => {
    const { saver, calls, states, kept, slow, answer } = createWorld();
    slow();
    saver.change(body('Sun'));
    await vi.advanceTimersByTimeAsync(1000);
    saver.hold();
    const over = saver.posted();
    await answer('settle');
    expect(calls).toEqual(['save Sun', 'remove']);
    await answer('settle');
    await over;
    saver.change(body('too late'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([calls.length, states.at(-1), kept()]).toEqual([2, 'none', null]);
  });

  test('a save whose answer was lost meanwhile may have come in, and is removed all the same', async () => {
    const { saver, calls, slow, answer } = createWorld();
    slow();
    saver.change(body('Sun'));
    await vi.advanceTimersByTimeAsync(1000);
    saver.hold();
    await answer('fail');
    const over = saver.posted();
    await answer('settle');
    await answer('settle');
    await over;
    expect(calls).toEqual(['save Sun', 'remove']);
  });

  test('without a save under way the server has removed it with the post', async () => {
    const { saver, calls, kept } = createWorld();
    saver.change(body('Sun'));
    await saver.flush();
    saver.change(body('Sunday'));
    saver.hold();
    await saver.posted();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([calls, kept()]).toEqual([['save Sun'], null]);
  });
});
