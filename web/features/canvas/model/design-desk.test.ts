import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Design } from './design.ts';
import { openDesignDesk, type StoredDesign } from './design-desk.ts';
import { designWith, rect } from './testing.ts';

const design = (w: number): Design => designWith({ square: [rect({ w })] });
const refusal = (code: string) => new ApiError({ status: 409, code: code as 'text_moved_on', message: code });

let kept: string | null;
let waiting: (() => void)[];
let saves: { version: number; design: Design }[];
let answer: () => Promise<void>;
let theirs: StoredDesign;
const desk = () =>
  openDesignDesk(
    {
      async save(version, sent) {
        saves.push({ version, design: sent });
        await answer();
        return { version: version + 1, design: sent };
      },
      load: async () => theirs,
      shelf: { read: () => kept, write: (text) => void (kept = text) },
      after(_ms, then) {
        waiting.push(then);
        return () => void (waiting = waiting.filter((each) => each !== then));
      },
    },
    { design: design(1), version: 4 },
  );
beforeEach(() => {
  [kept, waiting, saves, answer] = [null, [], [], () => Promise.resolve()];
  theirs = { design: design(9), version: 7 };
});

describe('a drawing at work', () => {
  it('is saved once for many changes, and what was done meanwhile after that', async () => {
    const own = desk();
    own.change(design(2));
    own.change(design(3));
    expect([own.view.state.kind, waiting.length]).toEqual(['unsaved', 1]);
    answer = async () => own.change(design(5));
    expect(await own.settle()).toBe(false);
    answer = () => Promise.resolve();
    expect(await own.settle()).toBe(true);
    expect(saves).toEqual([
      { version: 4, design: design(3) },
      { version: 5, design: design(5) },
    ]);
    expect([own.view.state.kind, kept]).toEqual(['saved', null]);
  });

  it('is not sent again when nothing was changed, or what was changed was undone', async () => {
    const own = desk();
    own.change(design(2));
    own.undo();
    expect(await own.settle()).toBe(true);
    expect(saves).toEqual([]);
  });

  it('that waits here is not taken off the shelf by a window in which nothing was done', async () => {
    const [own, looking] = [desk(), desk()];
    answer = () => Promise.reject(new TypeError('no network'));
    own.change(design(2));
    await own.settle();
    const waits = kept;
    looking.hurry();
    await looking.settle();
    looking.close();
    expect([kept, waits === null]).toEqual([waits, false]);
  });

  it('takes steps of one name back together', () => {
    const own = desk();
    own.change(design(2), 'drag');
    own.change(design(3), 'drag');
    own.change(design(4), 'another');
    own.undo();
    expect(own.now).toEqual(design(3));
    own.undo();
    expect(own.now).toEqual(design(1));
    own.redo();
    own.redo();
    own.redo();
    expect(own.now).toEqual(design(4));
  });

  it('stays in the browser while the server cannot be reached, and comes back after a crash', async () => {
    answer = () => Promise.reject(new TypeError('no network'));
    const own = desk();
    own.change(design(2));
    expect(await own.settle()).toBe(false);
    expect(own.view.state.kind).toBe('offline');
    const again = desk();
    again.bringBack();
    expect([again.now, again.view.wasBroughtBack]).toEqual([design(2), true]);
  });

  it('waits while nobody is signed in, says so, and is saved once somebody is', async () => {
    answer = () => Promise.reject(new ApiError({ status: 401, code: 'token_expired', message: 'over' }));
    const own = desk();
    own.change(design(2));
    expect(await own.settle()).toBe(false);
    expect(own.view.state.kind).toBe('signed-out');
    answer = () => Promise.resolve();
    expect(await own.settle()).toBe(true);
    expect(own.view.state.kind).toBe('saved');
  });

  it('asks which drawing stays when two have changed it; the choice can be undone', async () => {
    answer = () => Promise.reject(refusal('text_moved_on'));
    const own = desk();
    own.change(design(2));
    await own.settle();
    expect(own.view.state).toEqual({ kind: 'conflict', theirs });
    own.choose('theirs');
    expect(own.now).toEqual(design(9));
    own.undo();
    answer = () => Promise.resolve();
    expect(await own.settle()).toBe(true);
    expect(saves.at(-1)).toEqual({ version: 7, design: design(2) });
  });

  it('that came back from a crash does not go over what somebody else has saved since', () => {
    kept = JSON.stringify({ version: 3, design: design(2) });
    const own = desk();
    own.bringBack();
    expect(own.view.state.kind).toBe('conflict');
  });

  it('knows its own save when only the answer to it was lost', async () => {
    const own = desk();
    own.change(design(2));
    answer = () => Promise.reject(new TypeError('no network'));
    await own.settle();
    own.change(design(3));
    // As a database writes it: the same, its fields in another order.
    const { template, words, slots } = design(2);
    theirs = { design: { words, slots, template: { ...template, version: 1 } }, version: 5 };
    answer = () => Promise.reject(refusal('design_moved_on'));
    await own.settle();
    expect(own.view.state.kind).toBe('unsaved');
    answer = () => Promise.resolve();
    expect(await own.settle()).toBe(true);
    expect([saves.at(-1), kept]).toEqual([{ version: 5, design: design(3) }, null]);
  });

  it('that is closed sends once, and leaves the rest to the next time', async () => {
    answer = () => Promise.reject(new TypeError('no network'));
    const own = desk();
    own.change(design(2));
    own.close();
    await expect.poll(() => own.view.state.kind).toBe('offline');
    expect([saves.length, waiting.length, kept]).toEqual([1, 0, expect.any(String)]);
  });

  it('follows what was brought back on the server, unless something waits here', () => {
    const own = desk();
    own.follow(theirs);
    expect(own.now).toEqual(design(9));
    own.change(design(2));
    own.follow({ design: design(11), version: 8 });
    expect(own.now).toEqual(design(2));
  });

  it.each([
    ['not_found', 'gone', 0],
    ['design_needs_law', 'unlawful', 1],
  ] as const)(
    'that is refused with %s waits here, and is tried again only where that can help',
    async (code, kind, more) => {
      const own = desk();
      own.change(design(2));
      answer = () => Promise.reject(refusal(code));
      expect(await own.settle()).toBe(false);
      expect([own.view.state.kind, kept]).toEqual([kind, expect.any(String)]);
      own.change(design(3));
      expect(waiting.length).toBe(more);
    },
  );
});
