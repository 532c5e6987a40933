import { chmod, mkdir, mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openToAll } from './open-to-all.ts';

test('what a first start begins from can be read by every user, whoever has built it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-template-'));
  const within = join(folder, 'base', '5');
  const file = join(within, '1259');
  await mkdir(within, { recursive: true, mode: 0o700 });
  await writeFile(file, 'x');
  await chmod(file, 0o600);
  await openToAll(folder);
  const modes = await Promise.all(
    [folder, within, file].map(async (path) => ((await stat(path)).mode & 0o777).toString(8)),
  );
  expect(modes).toEqual(['755', '755', '644']);
});
