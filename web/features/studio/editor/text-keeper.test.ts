import { applyPatch, type TextPatch } from '@yardsign/domain/studio/paragraphs';
import { describe, expect, test } from 'vitest';
import { ApiError, type ClientErrorCode } from '../../../lib/api/api-error.ts';
import { createTextKeeper, type KeeperState, type Stored, type Words, type Written } from './text-keeper.ts';

const NO_WORDS: Words = { title: '', description: '', shareText: '' };
const stored = (text: string, version: number): Stored => ({
  paragraphs: [...text],
  words: NO_WORDS,
  version,
  lastSaves: [],
});

/** A server, an editor and a shelf; time passes when the test says so. */
function desk(begun: Stored, shelf: { text: string | null } = { text: null }) {
  let server = begun;
  let editor: Written = begun;
  let waiting: { ms: number; go: () => void } | undefined;
  let refusal: ClientErrorCode | undefined;
  const states: KeeperState['kind'][] = [];
  const patches: (TextPatch | undefined)[] = [];
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const keeper = createTextKeeper(
    {
      read: () => editor,
      show: (written) => void (editor = written),
      window: 'first',
      async save({ version, step, patch, words }) {
        const code = refusal ?? (version === server.version ? undefined : 'text_moved_on');
        if (code !== undefined) throw new ApiError({ code, status: 409, message: code });
        patches.push(patch);
        const paragraphs = patch ? applyPatch(server.paragraphs, patch) : server.paragraphs;
        server = {
          paragraphs,
          words: { ...server.words, ...words },
          version: version + 1,
          lastSaves: [{ window: 'first', step }],
        };
        return { version: server.version };
      },
      load: async () => server,
      shelf: { read: () => shelf.text, write: (text) => void (shelf.text = text) },
      after(ms, go) {
        waiting = { ms, go };
        return () => void (waiting = undefined);
      },
      tell: (state) => void states.push(state.kind),
    },
    begun,
  );
  return {
    keeper,
    shelf,
    patches,
    states,
    type(text: string, words = editor.words) {
      editor = { paragraphs: [...text], words };
      keeper.changed();
    },
    /** Lets time pass until nothing waits any more, or that many times. @returns the pauses. */
    async pass(times = 10) {
      const pauses: number[] = [];
      for (let turn = 0; turn < times && waiting; turn += 1) {
        const { ms, go } = waiting;
        waiting = undefined;
        pauses.push(ms);
        go();
        await settled();
      }
      return pauses;
    },
    other: (text: string) => void (server = stored(text, server.version + 1)),
    refuse: (code: ClientErrorCode | undefined) => void (refusal = code),
    text: () => ({ editor: editor.paragraphs.join(''), server: server.paragraphs.join('') }),
  };
}

describe('what somebody types', () => {
  test('is sent within a second, the paragraphs that differ alone', async () => {
    const at = desk(stored('abc', 1));
    at.type('aBc');
    at.type('aBBc');
    const [pause] = await at.pass();
    expect(pause).toBeLessThan(1000);
    expect(at.patches).toEqual([{ at: 1, remove: 1, insert: ['B', 'B'] }]);
    expect([at.keeper.state.kind, at.shelf.text, at.text().server]).toEqual(['saved', null, 'aBBc']);
  });

  test('waits in the browser while the network is away, and is sent when it is back', async () => {
    const at = desk(stored('abc', 1));
    at.refuse('offline');
    at.type('abcd');
    await at.pass(2);
    expect([at.keeper.state.kind, JSON.parse(at.shelf.text ?? '').mine.paragraphs.join('')]).toEqual([
      'offline',
      'abcd',
    ]);
    at.refuse(undefined);
    await at.pass();
    expect([at.text().server, at.shelf.text]).toEqual(['abcd', null]);
  });

  test('is brought back after a crash, on top of what others wrote meanwhile', async () => {
    const crashed = desk(stored('abc', 1));
    crashed.type('abcd');
    crashed.refuse('offline');
    crashed.keeper.close();
    const at = desk(stored('Abc', 2), crashed.shelf);
    expect(await at.keeper.bringBack()).toBe(true);
    await at.pass();
    expect(at.text()).toEqual({ editor: 'Abcd', server: 'Abcd' });
    expect(await at.keeper.bringBack()).toBe(false);
  });

  test('is no conflict with what this window had saved after it: a browser that is killed keeps what it wrote a moment before', async () => {
    const crashed = desk(stored('a', 1));
    crashed.type('aX');
    crashed.refuse('offline');
    await crashed.pass(1);
    const older = { text: crashed.shelf.text };
    crashed.refuse(undefined);
    crashed.type('aXYZ');
    await crashed.pass();
    expect(older.text).not.toBeNull();
    const after = { window: 'after', step: 5 };
    const saved = { ...stored('aXYZ', 3), lastSaves: [after, { window: 'first', step: 2 }] };
    const at = desk(saved, older);
    expect([await at.keeper.bringBack(), at.keeper.state.kind, at.text().editor]).toEqual([false, 'saved', 'aXYZ']);
    const byAnother = desk({ ...saved, lastSaves: [after] }, older);
    expect([await byAnother.keeper.bringBack(), byAnother.keeper.state.kind]).toEqual([true, 'conflict']);
    const notYet = desk({ ...stored('a', 1), lastSaves: [{ window: 'first', step: 0 }] }, older);
    expect([await notYet.keeper.bringBack(), notYet.text().editor]).toEqual([true, 'aX']);
  });

  test('is put together with what somebody else saved, where that was elsewhere', async () => {
    const at = desk(stored('abcd', 1));
    at.type('abcD');
    at.other('Abcd');
    await at.pass();
    expect(at.text()).toEqual({ editor: 'AbcD', server: 'AbcD' });
  });

  test.each([
    ['mine', 'aX'],
    ['theirs', 'aY'],
  ] as const)('overwrites nobody: where both changed the same paragraph the writer chooses %s', async (whose, text) => {
    const at = desk(stored('ab', 1));
    at.type('aX');
    at.other('aY');
    await at.pass();
    expect([at.keeper.state.kind, at.text()]).toEqual(['conflict', { editor: 'aX', server: 'aY' }]);
    at.type('aX');
    expect(await at.pass()).toEqual([]);
    at.keeper.choose(whose);
    await at.pass();
    expect(at.text()).toEqual({ editor: text, server: text });
  });

  test('stays in the editor when somebody else has taken the text over, or it is no draft any more', async () => {
    for (const [code, kind] of [
      ['text_is_written', 'taken'],
      ['piece_moved_on', 'moved-on'],
    ] as const) {
      const at = desk(stored('a', 1));
      at.refuse(code);
      at.type('ab');
      await at.pass();
      expect([at.keeper.state.kind, at.text().editor]).toEqual([kind, 'ab']);
    }
  });
});

test('what somebody else saved is shown, unless something waits here', () => {
  const at = desk(stored('a', 1));
  at.keeper.follow(stored('b', 2));
  expect(at.text().editor).toBe('b');
  at.type('bc');
  at.keeper.follow(stored('x', 3));
  expect(at.text().editor).toBe('bc');
});
