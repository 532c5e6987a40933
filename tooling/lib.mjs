// What the commands share. Node's own modules only: it must run before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeTurns } from './take-turns.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const CACHE = join(ROOT, 'node_modules', '.cache', 'yardsign');

/** The lines of Node that are supported, each with its oldest release: those of `engines` in package.json, and any later line. */
const NODE_LINES = new Map([
  [20, 19],
  [22, 12],
]);
const EVERY_LINE_FROM = 23;

/** @param version such as `22.12.0`. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= EVERY_LINE_FROM || minor >= (NODE_LINES.get(major) ?? Number.POSITIVE_INFINITY);
}

/** Ends with one clear line when this Node is not supported. */
export function requireNode() {
  if (isSupportedNode(process.versions.node)) return;
  console.error(`Yardsign needs Node 20.19, or 22.12 and later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** An environment for child processes without what npm or a production setting would change about them. */
export function childEnvironment(extra = {}) {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'NODE_ENV'),
  );
  return { ...environment, ...extra };
}

/** Runs a program to its end. Answers its exit code; output goes to this terminal. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: childEnvironment(), ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a script of an installed package with this Node, never through npx. */
export function runBin(script, args, options) {
  return run(process.execPath, [join(ROOT, 'node_modules', script), ...args], options);
}

const IGNORED = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'test-results', 'playwright-report']);

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

/** One digest of the contents of files and folders; tests do not count, since they are not built. */
function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(ROOT, path);
    if (!existsSync(full)) continue;
    const files = path.includes('.') && !path.endsWith('/') ? [full] : filesUnder(full);
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function readLock(path) {
  const file = join(ROOT, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/**
 * Whether what npm says it installed is what the lock file asks for; parts for other platforms are optional and absent.
 *
 * @param scope `production` does not ask for developers' packages, as after `npm ci --omit=dev`.
 */
function isInstalled(scope) {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    if (scope === 'production' && (entry.dev || entry.devOptional)) return true;
    const there = installed[path];
    return there
      ? there.version === entry.version && there.integrity === entry.integrity
      : Boolean(entry.optional || entry.devOptional);
  });
}

/** There while a process installs or builds. */
const PREPARING = join(ROOT, '.preparing.lock');

async function install() {
  if (isInstalled('all')) return;
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) process.exit(code);
}

/** Installs the packages when they are not those of the lock file. */
export async function installIfStale() {
  if (!isInstalled('all')) await takeTurns(PREPARING, install);
}

/** What the built product is made of. */
const SOURCES = ['package-lock.json', 'domain', 'contracts', 'scene', 'server', 'web', 'sandbox', 'tooling/build.mjs'];
/** Which sources the built files are of. It lies beside them, so that it is copied and removed with them. */
const BUILD_STAMP = join(ROOT, 'server', 'dist', 'sources.sha256');

function isBuilt(stamp = BUILD_STAMP) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(SOURCES);
}

/** Builds when a source has changed since the last build. */
export async function buildIfStale() {
  if (isBuilt()) return;
  const code = await run(process.execPath, [join(ROOT, 'tooling/build.mjs'), '--if-stale']);
  if (code !== 0) process.exit(code);
}

/**
 * Has a build be the only one, and the built files say which sources they are of: those that were there when it began, so that
 * what is changed meanwhile is built again.
 *
 * @param make builds, and answers an exit code. @param options.ifStale leaves alone what is of the present sources
 */
export function buildAlone(make, { ifStale = false, lock = PREPARING, stamp = BUILD_STAMP } = {}) {
  return takeTurns(lock, async () => {
    if (ifStale && isBuilt(stamp)) return 0;
    const digest = digestOf(SOURCES);
    // A start that looks now must not take what is half removed for a product.
    rmSync(stamp, { force: true });
    const code = await make();
    if (code === 0) writeFileSync(stamp, digest);
    return code;
  });
}

/**
 * Sees to it that there is a built product to run. Where it is built, the packages of production are enough: a server that was
 * installed with `npm ci --omit=dev` is left as it is.
 */
export async function prepareBuilt() {
  if (isBuilt() && isInstalled('production')) return;
  await installIfStale();
  await buildIfStale();
}
