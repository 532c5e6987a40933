import { expect, test } from 'vitest';
import { DatabaseAwayError } from './database-away.ts';
import { createSilenceWatch } from './silence.ts';

/** A watch over one line that waits, with a clock and a server that are told what to do. */
function stage({ answers }: { answers: boolean }) {
  const server = { answers, asked: 0, onAsked: () => {} };
  const line = { waits: true, bytes: 0, cut: [] as Error[] };
  let now = 0;
  const watch = createSilenceWatch({
    elapsed: () => now,
    async ask() {
      server.asked += 1;
      now += 5000;
      server.onAsked();
      return server.answers;
    },
  });
  watch.add({ isWaiting: () => line.waits, heard: () => line.bytes, cut: (reason) => line.cut.push(reason) });
  const pass = (ms: number) => {
    now += ms;
    return watch.look();
  };
  return { server, line, watch, pass };
}

test('a server that answers neither a line that waits nor a new one is away, and the line is cut', async () => {
  const { server, line, watch, pass } = stage({ answers: false });
  await pass(4999);
  expect([server.asked, watch.away()]).toEqual([0, null]);
  await pass(1);
  expect(watch.away()).toBeInstanceOf(DatabaseAwayError);
  expect(line.cut.map(String)).toEqual(['DatabaseAwayError: The database cannot be reached: it does not answer']);
});

test('it is asked again at each look while it is away, until it answers', async () => {
  const { server, watch, pass } = stage({ answers: false });
  await pass(5000);
  await pass(1000);
  expect(server.asked).toBe(2);
  server.answers = true;
  await pass(1000);
  expect(watch.away()).toBeNull();
});

test('a statement takes as long as it needs while the server answers others', async () => {
  const { server, line, watch, pass } = stage({ answers: true });
  for (let minute = 0; minute < 10; minute += 1) await pass(60_000);
  expect([server.asked, line.cut, watch.away()]).toEqual([10, [], null]);
});

test('a line that waits for nothing, and one on which something comes, are no reason to ask', async () => {
  const { server, line, pass } = stage({ answers: false });
  line.waits = false;
  await pass(60_000);
  line.waits = true;
  for (let second = 0; second < 20; second += 1) {
    line.bytes += 1;
    await pass(1000);
  }
  expect(server.asked).toBe(0);
});

test('what came while the server was asked proves that it is there, though it took no new connection', async () => {
  const { server, line, watch, pass } = stage({ answers: false });
  server.onAsked = () => {
    line.bytes += 1;
  };
  await pass(5000);
  expect([server.asked, line.cut, watch.away()]).toEqual([1, [], null]);
});
