import { applyPatch, type TextPatch } from '@yardsign/domain/studio/paragraphs';
import { describe, expect, test } from 'vitest';
import { ApiError, type ClientErrorCode } from '../../../lib/api/api-error.ts';
import { readKept, type Stored, type Words, type Written } from './kept-text.ts';
import { createTextKeeper, type KeeperState } from './text-keeper.ts';

const NO_WORDS: Words = { title: '', description: '', shareText: '' };
const stored = (text: string, version: number): Stored => ({
  paragraphs: [...text],
  words: NO_WORDS,
  version,
  lastSaves: [],
});

/** A server, an editor and a shelf; time passes when the test says so. @param written a text as the editor writes it. */
function desk(
  begun: Stored,
  shelf: { text: string | null; older?: string[] } = { text: null },
  written: (text: Written) => Written = (text) => text,
  formerStep = 0,
) {
  let server = begun;
  let editor: Written = written(begun);
  let waiting: { ms: number; go: () => void }[] = [];
  let isAnswerLost = false;
  let loading = () => {};
  let saving = () => {};
  let refusal: ClientErrorCode | undefined;
  const states: KeeperState['kind'][] = [];
  const patches: (TextPatch | undefined)[] = [];
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const keeper = createTextKeeper(
    {
      read: () => editor,
      show: (text) => void (editor = written(text)),
      window: 'first',
      formerStep,
      async save({ version, step, patch, words }) {
        const code = refusal ?? (version === server.version ? undefined : 'text_moved_on');
        if (code !== undefined)
          throw new ApiError({ code, status: code === 'token_expired' ? 401 : 409, message: code });
        patches.push(patch);
        saving();
        const paragraphs = patch ? applyPatch(server.paragraphs, patch) : server.paragraphs;
        server = {
          paragraphs,
          words: { ...server.words, ...words },
          version: version + 1,
          lastSaves: [{ window: 'first', step }],
        };
        if (isAnswerLost) throw new ApiError({ code: 'offline', status: 0, message: 'offline' });
        return { version: server.version };
      },
      load: async () => {
        loading();
        return server;
      },
      shelf: {
        read: async () => (shelf.text === null ? [] : [...(shelf.older ?? []), shelf.text]),
        write: (text) => void (shelf.text = text),
        writeAtOnce: (text) => void (shelf.text = text),
      },
      after(ms, go) {
        const one = { ms, go };
        waiting.push(one);
        return () => void (waiting = waiting.filter((other) => other !== one));
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
      for (let turn = 0; turn < times; turn += 1) {
        const [next, ...others] = waiting.toSorted((a, b) => a.ms - b.ms);
        if (next === undefined) break;
        waiting = others;
        pauses.push(next.ms);
        next.go();
        await settled();
      }
      return pauses;
    },
    kept: () => readKept(shelf.text ?? '')[0]?.mine.paragraphs.join('') ?? null,
    whileLoading: (then: () => void) => void (loading = then),
    whileSaving: (then: () => void) => void (saving = then),
    loseAnswers: (isLost: boolean) => void (isAnswerLost = isLost),
    other: (text: string, lastSaves: Stored['lastSaves'] = []) =>
      void (server = { ...stored(text, server.version + 1), lastSaves }),
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

  test('is said to be saved when all of it is, and not in between where the typing goes on', async () => {
    const at = desk(stored('a', 1));
    const more = ['aBC', 'aBCD'];
    at.whileSaving(() => {
      const next = more.shift();
      if (next !== undefined) at.type(next);
    });
    at.type('aB');
    await at.pass();
    expect([at.text().server, at.patches.length]).toEqual(['aBCD', 3]);
    expect(at.states).toEqual(['unsaved', 'saving', 'saved']);
  });

  test('waits in the browser while the network is away, and is sent when it is back', async () => {
    const at = desk(stored('abc', 1));
    at.refuse('offline');
    at.type('abcd');
    await at.pass(2);
    expect([at.keeper.state.kind, at.kept()]).toEqual(['offline', 'abcd']);
    at.refuse(undefined);
    await at.pass();
    expect([at.text().server, at.shelf.text]).toEqual(['abcd', null]);
  });

  test('waits in the browser while nobody is signed in, says so, and is sent once somebody is', async () => {
    const at = desk(stored('abc', 1));
    at.refuse('token_expired');
    at.type('abcd');
    await at.pass(2);
    expect([at.keeper.state.kind, at.kept()]).toEqual(['signed-out', 'abcd']);
    await at.pass(2);
    // Not said anew with every try.
    expect(at.states.filter((kind) => kind === 'saving')).toHaveLength(1);
    at.refuse(undefined);
    await at.pass();
    expect([at.text().server, at.shelf.text, at.keeper.state.kind]).toEqual(['abcd', null, 'saved']);
  });

  test('is kept in the browser a quarter of a second after the first key, however long the server takes', async () => {
    const at = desk(stored('a', 1));
    at.type('aB');
    expect(await at.pass(1)).toEqual([250]);
    expect([at.kept(), at.text().server]).toEqual(['aB', 'a']);
    // The server has it, and the page does not know.
    at.loseAnswers(true);
    await at.keeper.settle();
    at.type('aBC');
    expect(await at.pass(1)).toEqual([250]);
    const after = desk({ ...stored('aB', 2), lastSaves: [{ window: 'first', step: 1 }] }, at.shelf);
    expect([await after.keeper.bringBack(), after.text().editor]).toEqual([true, 'aBC']);
  });

  test('is put together with a save of a former desk that was on its way still', async () => {
    const at = desk(stored('abc', 1), { text: null }, undefined, 1);
    at.type('abC');
    at.other('Abc', [{ window: 'first', step: 1 }]);
    await at.pass();
    expect([at.text(), at.keeper.state.kind]).toEqual([{ editor: 'AbC', server: 'AbC' }, 'saved']);
  });

  test('is no conflict with itself when the answer to a save was lost', async () => {
    const at = desk(stored('a', 1));
    at.loseAnswers(true);
    at.type('aB');
    await at.pass(2);
    expect([at.keeper.state.kind, at.text().server]).toEqual(['offline', 'aB']);
    at.loseAnswers(false);
    at.type('aC');
    const crashed = { text: at.shelf.text };
    await at.pass();
    expect([at.keeper.state.kind, at.text().server]).toEqual(['saved', 'aC']);
    // The same, where the page was gone before the answer.
    const after = desk({ ...stored('aB', 2), lastSaves: [{ window: 'first', step: 1 }] }, crashed);
    expect([await after.keeper.bringBack(), after.keeper.state.kind]).toEqual([false, 'saved']);
  });

  test('stays when it is typed while another text is loaded, or while something is brought back', async () => {
    const at = desk(stored('abc', 1));
    at.type('abC');
    at.other('Abc');
    at.whileLoading(() => at.type('abCd'));
    await at.pass();
    expect(at.text()).toEqual({ editor: 'AbCd', server: 'AbCd' });
    const crashed = desk(stored('abc', 1));
    crashed.type('abC');
    await crashed.pass(1);
    const opened = desk(stored('abc', 1), crashed.shelf);
    const back = opened.keeper.bringBack();
    opened.type('Abc');
    await back;
    await opened.pass();
    expect(opened.text()).toEqual({ editor: 'AbC', server: 'AbC' });
  });

  test('is found in the newer of two copies that a browser kept', async () => {
    const crashed = desk(stored('a', 1));
    crashed.type('aB');
    await crashed.pass(1);
    const older = crashed.shelf.text ?? '';
    crashed.type('aBC');
    await crashed.pass(1);
    const at = desk(stored('a', 1), { text: older, older: [crashed.shelf.text ?? '', 'no copy'] });
    expect([await at.keeper.bringBack(), at.text().editor]).toEqual([true, 'aBC']);
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
    await at.pass();
    expect(at.text().server).toBe('aY');
    at.keeper.choose(whose);
    await at.pass();
    expect(at.text()).toEqual({ editor: text, server: text });
  });

  test('stays in the editor when somebody else has taken the text over, it is no draft any more, or it was deleted', async () => {
    for (const [code, kind] of [
      ['text_is_written', 'taken'],
      ['piece_moved_on', 'moved-on'],
      ['not_found', 'gone'],
    ] as const) {
      const at = desk(stored('a', 1));
      at.refuse(code);
      at.type('ab');
      await at.pass();
      expect([at.keeper.state.kind, at.text().editor]).toEqual([kind, 'ab']);
    }
  });
});

test('what the editor writes in another way than it came is nobody’s change until somebody types', async () => {
  const inCapitals = ({ paragraphs, words }: Written) => ({
    paragraphs: paragraphs.map((one) => one.toUpperCase()),
    words,
  });
  const at = desk(stored('ab', 1), { text: null }, inCapitals);
  expect(await at.keeper.settle()).toBe(true);
  at.keeper.leave();
  at.keeper.follow(stored('abc', 2));
  expect([at.text().editor, await at.keeper.settle(), at.patches, at.shelf.text]).toEqual(['ABC', true, [], null]);
  at.other('abc');
  at.type('ABCD');
  await at.pass();
  expect([at.keeper.state.kind, at.text().server]).toEqual(['saved', 'ABCD']);
});

test.each(['invalid_request', 'too_large'] as const)(
  'a text that the server takes in no way (%s) is kept, not sent again by itself, and saved once it is another one',
  async (code) => {
    const at = desk(stored('a', 1));
    at.refuse(code);
    at.type('aB');
    await at.pass();
    expect([at.keeper.state.kind, at.kept(), await at.pass()]).toEqual(['refused', 'aB', []]);
    at.refuse(undefined);
    at.type('aC');
    await at.pass();
    expect([at.keeper.state.kind, at.text().server]).toEqual(['saved', 'aC']);
  },
);

test('what another window of the same person keeps is not taken off the shelf by one in which nothing was typed', async () => {
  const shelf = { text: null };
  const typing = desk(stored('a', 1), shelf);
  const reading = desk(stored('a', 1), shelf);
  typing.refuse('text_is_written');
  typing.type('aB');
  await typing.pass();
  reading.keeper.flush();
  await reading.keeper.settle();
  expect(typing.kept()).toBe('aB');
});

test('what somebody else saved is shown, unless something waits here', () => {
  const at = desk(stored('a', 1));
  at.keeper.follow(stored('b', 2));
  expect(at.text().editor).toBe('b');
  // An answer that was on its way for longer says what was.
  at.keeper.follow(stored('a', 1));
  expect(at.text().editor).toBe('b');
  at.type('bc');
  at.keeper.follow(stored('x', 3));
  expect(at.text().editor).toBe('bc');
});

test('what somebody else saved is not shown over a save that is on its way, though the text is as before by then', async () => {
  const at = desk(stored('a', 1));
  at.whileSaving(() => {
    at.type('a');
    at.keeper.follow(stored('x', 3));
  });
  at.type('aB');
  await at.pass(2);
  expect(at.text().editor).toBe('a');
});
