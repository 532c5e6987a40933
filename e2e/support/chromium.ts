import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium as playwright, type Browser, type LaunchOptions } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium to test with: `CHROME_PATH` when it is set, the one that comes inside npm on Linux x64, an installed one elsewhere.
 * @throws Error that says what to do when there is none
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && named !== '') return named;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium();
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed === undefined) throw new Error('no Chromium was found: install Chrome, or set CHROME_PATH to one');
  return installed;
}

/** Starts the browser of `chromiumPath`; the caller closes it. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = await chromiumPath();
  return playwright.launch({ executablePath, headless: true, ...options, args: [...FLAGS, ...(options.args ?? [])] });
}

/**
 * The package unpacks itself into the temporary folder and reuses whatever it finds there, stale or not, so it gets a folder of
 * its version; and it only brings its own system libraries along when it believes to run on AWS. Both are read on import.
 */
async function unpackedChromium(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest: unknown = JSON.parse(
    await readFile(join(entry.slice(0, entry.lastIndexOf('/build/')), 'package.json'), 'utf8'),
  );
  const { version } = manifest as { version: string };
  const folder = join(import.meta.dirname, '../../node_modules/.cache', `chromium-${version}`);
  await mkdir(folder, { recursive: true });
  const before = { tmp: process.env['TMPDIR'], runtime: process.env['AWS_LAMBDA_JS_RUNTIME'] };
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    await useFonts(folder);
    return path;
  } finally {
    restore('TMPDIR', before.tmp);
    restore('AWS_LAMBDA_JS_RUNTIME', before.runtime);
  }
}

/**
 * The font configuration that comes along looks for fonts in folders of AWS. Without any system font this build ends on the
 * first character that the page's own fonts lack, the dots of a password field for one, so it is shown the fonts beside it.
 */
async function useFonts(folder: string): Promise<void> {
  const file = join(folder, 'fonts.conf');
  const dirs = [join(folder, 'fonts'), join(import.meta.dirname, '../../scene/fonts')].map(
    (dir) => `<dir>${dir}</dir>`,
  );
  await writeFile(
    file,
    `<?xml version="1.0"?><fontconfig>${dirs.join('')}<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`,
  );
  process.env['FONTCONFIG_FILE'] = file;
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
