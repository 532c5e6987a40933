import { join } from 'node:path';
import { craftPng } from '@yardsign/server/platform/painting/testing/crafted-files';
import { tokenOf } from './browsers.ts';
import { ROOT, startServer, withFolder } from './processes.ts';
import { atMost, median, type Row } from './row.ts';

/** Each sends one picture after the other: a member may send sixty an hour. */
const SENDERS = ['maya', 'luis', 'lou'];
const ROUNDS = 6;
const SIGN_INS = 5;
const MOST_TIMES = 2;

/**
 * Signing in while the heaviest pictures that are taken are decoded without a pause, beside signing in while nothing else happens; in
 * turns, so that what else the machine does falls on both.
 */
export async function run(): Promise<Row[]> {
  return withFolder(async (folder) => {
    const server = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', {
      YARDSIGN_DATA: folder,
      YARDSIGN_SIGN_INS_PER_MINUTE: '1000',
    });
    try {
      const heaviest = craftPng({ width: 6100, height: 6100, depth: 8, colour: 6 });
      const senders = await Promise.all(SENDERS.map((username) => senderOf(server.url, username, heaviest)));
      await senders[0]?.();
      let decoded = 0;
      const quiet: number[] = [];
      const meanwhile: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(...(await signIns(server.url)));
        const enough = new AbortController();
        const lines = senders.map(async (send) => {
          while (!enough.signal.aborted) {
            await send();
            decoded += 1;
          }
        });
        meanwhile.push(...(await signIns(server.url)));
        enough.abort();
        await Promise.all(lines);
      }
      const ratio = median(meanwhile) / median(quiet);
      return [
        {
          what: `signing in while ${decoded} pictures of 37 megapixels are decoded`,
          measured: `${median(meanwhile).toFixed(0)} ms`,
          beside: `while nothing else happens ${median(quiet).toFixed(0)} ms`,
          ratio,
          ...atMost(ratio, MOST_TIMES, ' times'),
        },
      ];
    } finally {
      await server.stop();
    }
  });
}

async function signIns(url: string): Promise<number[]> {
  const took: number[] = [];
  for (let i = 0; i < SIGN_INS; i += 1) {
    const begun = performance.now();
    await tokenOf(url, 'theo');
    took.push(performance.now() - begun);
  }
  return took;
}

/** A member who sends the picture once with each call. */
async function senderOf(url: string, username: string, picture: Uint8Array): Promise<() => Promise<void>> {
  const { token, userId } = await tokenOf(url, username);
  let count = 0;
  return async () => {
    const form = new FormData();
    form.set('upload-path', `/photo/bench-${(count += 1)}.png`);
    form.set('upload', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'bench.png');
    const answer = await fetch(`${url}/api/profile/v1/${userId}/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(`the picture was not taken: ${answer.status} ${await answer.text()}`);
  };
}
