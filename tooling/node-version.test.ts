import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSupportedNode, ROOT } from './lib.mjs';

test('the commands refuse the Node releases that package.json refuses, and no others', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '22.20.1', '23.0.0', '24.1.0', '26.0.0', '100.0.0'])
    expect([version, isSupportedNode(version)]).toEqual([version, true]);
  for (const version of ['18.20.4', '20.18.3', '21.7.3', '22.0.0', '22.11.0', '8.19.0'])
    expect([version, isSupportedNode(version)]).toEqual([version, false]);
});
