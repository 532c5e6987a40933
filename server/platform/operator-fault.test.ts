import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPglite } from './database/open-pglite.ts';
import { OperatorFault, sayFault } from './operator-fault.ts';

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  'of a disk that says %s an operator reads that it is full, and no stack',
  (code) => {
    const said = sayFault(Object.assign(new Error('no space left on device'), { code }));
    expect(said).toMatch(/^The disk is full \(no space left on device\)\. Make room/);
    expect(said).not.toContain('\n');
  },
);

test('of a fault of the product there is a stack', () => {
  expect(sayFault(new Error('no'))).toContain('\n    at ');
});

test('an embedded database that does not open is said so, with where it lies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-half-'));
  await writeFile(join(folder, 'PG_VERSION'), '17\n');
  const failed = await openPglite({ folder }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(OperatorFault);
  expect(sayFault(failed)).toContain(`The embedded database in ${folder} does not open`);
});
