import { randomBytes } from 'node:crypto';
import { copyFile, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_BYTES } from '@yardsign/domain/uploads/parts';
import { tokenOf } from './browsers.ts';
import { ROOT, startServer, withFolder } from './processes.ts';
import { atMost, median, type Row } from './row.ts';

const FILE_BYTES = 100_000_000;
/** As many as a browser sends at once. */
const LINES = 3;
/** The hourly limit of one member is 4 GB. */
const ROUNDS = 7;
const MOST_TIMES = 1;

interface Started {
  uploadId: string;
  s3Key: string;
  partSize: number;
  presignedUrls: string[];
}

interface Sent {
  parts: number;
  file: number;
}

/**
 * A file of 100 MB from a browser's three lines to its place on the disk. In turns with it two plain copies of the file, and the same
 * parts sent to a bare server that writes them: nobody who takes them over HTTP can be quicker.
 */
export async function run(): Promise<Row[]> {
  return withFolder(async (folder) => {
    const server = await startServer(join(ROOT, 'server/dist/main.js'), '/api/health', { YARDSIGN_DATA: folder });
    const bare = await startServer(join(ROOT, 'bench/keeping-server.mjs'), '/', { FOLDER: folder });
    try {
      const bytes = randomBytes(FILE_BYTES);
      const source = join(folder, 'source');
      await writeFile(source, bytes);
      const send = await sender(server.url, bytes);
      const once = async () => ({
        sent: await send(),
        bare: await sendBare(bare.url, bytes),
        forced: await copyTwice(source, true),
        plain: await copyTwice(source, false),
      });
      await once();
      const rounds: Awaited<ReturnType<typeof once>>[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await once());
      const [parts, file] = [median(rounds.map(({ sent }) => sent.parts)), median(rounds.map(({ sent }) => sent.file))];
      const whole = median(rounds.map(({ sent }) => sent.parts + sent.file));
      const forced = median(rounds.map((round) => round.forced));
      const plain = median(rounds.map((round) => round.plain));
      const floor = median(rounds.map((round) => round.bare));
      return [
        {
          what: `a file of 100 MB over ${LINES} lines, medians of ${ROUNDS}`,
          measured: `${seconds(whole)} (parts ${seconds(parts)}, file ${seconds(file)})`,
          beside: `two copies ${seconds(forced)} forced to the disk, ${seconds(plain)} not`,
          ratio: whole / forced,
          ...atMost(whole / forced, MOST_TIMES, ' times the forced'),
        },
        {
          what: '… its parts alone',
          measured: seconds(parts),
          beside: `bare node:http that writes them ${seconds(floor)}`,
          ratio: parts / floor,
        },
      ];
    } finally {
      await server.stop();
      await bare.stop();
    }
  });
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

async function copyTwice(source: string, isForced: boolean): Promise<number> {
  const begun = performance.now();
  for (const place of [`${source}-1`, `${source}-2`]) {
    await copyFile(source, place);
    if (!isForced) continue;
    const copy = await open(place, 'r+');
    await copy.sync();
    await copy.close();
  }
  return performance.now() - begun;
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const posted = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A member who sends the file as a new upload each time. */
async function sender(url: string, bytes: Buffer): Promise<() => Promise<Sent>> {
  const { token, userId } = await tokenOf(url, 'maya');
  const post = (path: string, body: object) =>
    ask(`${url}/api/profile/v1/${userId}/multipart-upload/${path}`, posted(body, { authorization: `Bearer ${token}` }));
  return async () => {
    const started = { filePath: 'video/bench.mp4', fileSize: bytes.length };
    const { data } = (await post('start', started)) as { data: Started };
    const begun = performance.now();
    const parts = await sendParts(url, data, bytes);
    const arrived = performance.now();
    await post('complete', { uploadId: data.uploadId, s3Key: data.s3Key, parts });
    return { parts: arrived - begun, file: performance.now() - arrived };
  };
}

async function sendBare(url: string, bytes: Buffer): Promise<number> {
  const presignedUrls = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, index) => `/part-${index}`);
  const begun = performance.now();
  await sendParts(url, { partSize: PART_BYTES, presignedUrls }, bytes);
  return performance.now() - begun;
}

type Cut = Pick<Started, 'partSize' | 'presignedUrls'>;

async function sendParts(url: string, { partSize, presignedUrls }: Cut, bytes: Buffer) {
  const sent: { partNumber: number; eTag: string }[] = [];
  const left = presignedUrls.entries();
  const line = async () => {
    for (const [index, address] of left) {
      const body = bytes.subarray(index * partSize, (index + 1) * partSize);
      const answer = await fetch(new URL(address, url), { method: 'PUT', body: new Uint8Array(body) });
      if (!answer.ok) throw new Error(`part ${index + 1} answered ${answer.status}`);
      await answer.arrayBuffer();
      sent.push({ partNumber: index + 1, eTag: answer.headers.get('etag') ?? '' });
    }
  };
  await Promise.all(Array.from({ length: LINES }, line));
  return sent.toSorted((a, b) => a.partNumber - b.partNumber);
}
