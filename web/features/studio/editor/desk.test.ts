import { expect, test } from 'vitest';
import { openDesk, type DeskPorts } from './desk.ts';
import type { Stored } from './kept-text.ts';

const BEGUN = {
  paragraphs: ['A quiet home.', 'Near a park.', 'No kids.'],
  words: { title: '', description: '', shareText: '' },
  version: 1,
  lastSaves: [],
};

/** A desk whose pauses end when the test says so. */
function open(
  more: Partial<DeskPorts> = {},
  { isDraft = true, lastSaves = BEGUN.lastSaves as Stored['lastSaves'] } = {},
) {
  let waiting: { ms: number; go: () => void }[] = [];
  const desk = openDesk(
    { ...BEGUN, lastSaves },
    {
      window: 'first',
      formerStep: 0,
      formerWindows: ['former'],
      isOpenElsewhere: async () => false,
      pictureLeftOut: () => undefined,
      save: () => new Promise(() => undefined),
      load: async () => BEGUN,
      keep: () => new Promise(() => undefined),
      shelf: { read: async () => [], write: () => undefined, writeAtOnce: () => undefined },
      after(ms, go) {
        const one = { ms, go };
        waiting.push(one);
        return () => void (waiting = waiting.filter((other) => other !== one));
      },
      ...more,
    },
    { isDraft, label: 'English', language: 'en', memberId: 'usr_me' },
  );
  let read = 0;
  desk.onText(() => void (read += 1));
  return {
    desk,
    timesRead: () => read,
    type: (at: number, words: string) => desk.editor.view.dispatch(desk.editor.state.tr.insertText(words, at)),
    /** Ends the pause of which the text waits to be read. */
    pass() {
      const one = waiting.find(({ ms }) => ms === 500);
      waiting = waiting.filter((other) => other !== one);
      one?.go();
    },
  };
}

test('a text is read when its writer rests, and at the latest after a few seconds', () => {
  const { desk, timesRead, type, pass } = open();
  type(1, 'x');
  pass();
  expect([timesRead(), desk.atRest()[0]]).toEqual([1, 'xA quiet home.']);
  type(1, 'y');
  type(1, 'y');
  for (let turn = 0; turn < 7; turn += 1) {
    type(1, 'z');
    pass();
    type(1, 'z');
  }
  expect(timesRead()).toBe(1);
  pass();
  expect([timesRead(), desk.atRest()]).toEqual([2, desk.paragraphs()]);
});

test('what is mended in a text leaves what was typed since it was read', () => {
  const { desk, timesRead, type } = open();
  type(1, 'Here: ');
  desk.rewrite(['A quiet home.', 'Near a park.', 'All are welcome.']);
  expect([desk.paragraphs(), timesRead()]).toEqual([['Here: A quiet home.', 'Near a park.', 'All are welcome.'], 1]);
  type(1, 'Look. ');
  desk.rewrite(['A home.', 'Near a park.', 'All are welcome.']);
  expect(desk.paragraphs()[0]).toBe('Look. Here: A quiet home.');
});

test.each([
  ['usr_me', ['look', 'look', 'take']],
  ['usr_other', ['look', 'look']],
])(
  'what is brought back takes the place of a window that is gone, where that was one’s own: %s',
  async (id, wishes) => {
    const mine = { paragraphs: [...BEGUN.paragraphs, 'Typed.'], words: BEGUN.words };
    const kept = JSON.stringify({ base: BEGUN, mine, window: 'gone', step: 1, sent: [], nth: 1 });
    const asked: string[] = [];
    const { desk } = open({
      shelf: { read: async () => [kept], write: () => undefined, writeAtOnce: () => undefined },
      async keep(wish) {
        asked.push(wish);
        return { version: 1, writer: { id, name: 'Cora' }, isHere: wish === 'take' };
      },
    });
    await desk.start();
    expect([desk.paragraphs().at(-1), asked]).toEqual(['Typed.', wishes]);
  },
);

test.each([
  ['this tab before it was loaded anew', 'former', false, ['look', 'look', 'take'], null],
  ['the tab that this one was duplicated from', 'former', true, ['look'], 'Cora'],
  ['another tab', 'elsewhere', false, ['look'], 'Cora'],
])('a text that was saved last by %s', async (_name, window, isOpenElsewhere, wishes, other) => {
  const asked: string[] = [];
  const { desk } = open(
    {
      isOpenElsewhere: async () => isOpenElsewhere,
      async keep(wish) {
        asked.push(wish);
        return { version: 1, writer: { id: 'usr_me', name: 'Cora' }, isHere: wish === 'take' };
      },
    },
    { lastSaves: [{ window, step: 3 }] },
  );
  await desk.start();
  expect([asked, desk.view.other]).toEqual([wishes, other]);
});

test('nobody is said to write in a text that is no draft', async () => {
  const keep = async () => ({ version: 1, writer: { id: 'usr_other', name: 'Cora' }, isHere: false });
  const { desk } = open({ keep }, { isDraft: false });
  await desk.start();
  expect(desk.view.other).toBeNull();
});
