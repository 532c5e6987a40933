import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FilesAwayError } from '../../platform/files/files-away.ts';
import { Secret } from '../../platform/vault.ts';
import { createS3Files, type S3Files } from './adapter.ts';

/** What a store of these tests says to whoever calls, by the key that stands in the first line. */
type Behaviour = (line: Socket, key: string) => void;

const BYTES = 4_000_000;
const head = `HTTP/1.1 200 OK\r\nContent-Length: ${BYTES}\r\n\r\n`;

let server: Server;
let files: S3Files;
let calls: string[];
let behave: Behaviour;
const lines = new Set<Socket>();

beforeEach(async () => {
  calls = [];
  server = createServer((line) => {
    lines.add(line);
    line.on('error', () => {});
    line.once('data', (first: Buffer) => {
      const key = /\/members\/(\S*?)[? ]/.exec(first.toString())?.[1] ?? '';
      calls.push(key);
      // From here on it takes nothing more.
      line.pause();
      behave(line, key);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  files = createS3Files({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'members',
    accessKeyId: 'key',
    secretAccessKey: new Secret('word'),
    pathStyle: true,
    silenceMs: 200,
    unfinishedIn: await mkdtemp(join(tmpdir(), 'yardsign-silence-')),
  });
});
afterEach(() => {
  files.close();
  for (const line of lines) line.destroy();
  lines.clear();
  server.close();
});

describe('a store that takes the call and goes silent is away, and is asked once', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a file that is read', () => files.get('images/abc')],
    ['a file that is looked for', () => files.stat('images/abc')],
    ['a small file', () => files.put('images/abc', Buffer.from('x'))],
    ['a file that is larger than the line holds', () => files.put('images/abc', Buffer.alloc(30_000_000))],
    ['a file that is deleted', () => files.delete('images/abc')],
    ['a file in parts', () => files.parts.begin('uploads/abc')],
  ])('for %s', async (_case, call) => {
    behave = () => {};
    await expect(call()).rejects.toThrow(FilesAwayError);
    expect(calls).toHaveLength(1);
  });

  test('for the check at the start, which says why', async () => {
    behave = () => {};
    await expect(files.check()).rejects.toThrow('the store of files said nothing for 0.2 seconds');
  });

  test('in the middle of a file', async () => {
    behave = (line) => line.write(`${head}begun`);
    await expect(files.get('images/abc')).rejects.toThrow(FilesAwayError);
    const opened = await files.open('images/abc');
    await expect(buffer(opened?.stream ?? Readable.from([]))).rejects.toThrow(FilesAwayError);
  });
});

test('a reader who rests for longer than a store may be silent reads on afterwards', async () => {
  behave = (line, key) => {
    if (key === 'films/abc') line.write(Buffer.concat([Buffer.from(head), Buffer.alloc(BYTES)]));
  };
  const opened = await files.open('films/abc');
  // A call to a silent store lasts as long as that silence: two of them one after the other are a rest.
  for (const _ of [1, 2]) await expect(files.stat('images/silent')).rejects.toThrow(FilesAwayError);
  expect(await buffer(opened?.stream ?? Readable.from([]))).toHaveLength(BYTES);
});

test('a reader who goes away ends the line', async () => {
  behave = (line) => line.write(`${head}begun`);
  const opened = await files.open('images/abc');
  const ended = once([...lines][0] ?? server, 'close');
  opened?.stream.destroy();
  // It is read again, so that its end is noticed.
  for (const line of lines) line.resume();
  await ended;
});
