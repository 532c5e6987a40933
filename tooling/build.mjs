// Builds the browser app (web/dist) and the server (server/dist); with `--if-stale` only when a source has changed since the last build.
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rolldown } from 'rolldown';
import { buildAlone, ROOT, run, runBin } from './lib.mjs';

const COMPRESSIBLE = /\.(?:js|css|svg|json|wasm|ttf|html|txt)$/;
const SMALLEST = 1024;

/**
 * Packages that go into the bundle with all that they need: loading them from hundreds of files was a third of a warm start. Only
 * plain JavaScript that reads no files of its own; the rest stays outside and is loaded from node_modules.
 */
const BUNDLED =
  /^(?:fastify|@fastify\/[a-z-]+|zod|kysely|pg|pg-boss|jose|markdown-it|yaml|smtp-server|mailparser)(?:\/|$)/;
/** What a bundled package may ask for and must not bring along: it starts threads, or is only there on some machines. */
const OUTSIDE = /^(?:node:|pino|thread-stream|pg-native|pg-cloudflare)/;

function isExternal(id, importer) {
  const isOwn = id.startsWith('.') || id.startsWith('/') || /^@(?:yardsign|oxc-project)\//.test(id);
  if (isOwn || /^[A-Za-z]:[\\/]/.test(id)) return false;
  if (OUTSIDE.test(id)) return true;
  return !BUNDLED.test(id) && !/[\\/]node_modules[\\/]/.test(importer ?? '');
}

async function buildServer() {
  await rm(join(ROOT, 'server/dist'), { recursive: true, force: true });
  const bundle = await rolldown({
    input: {
      main: join(ROOT, 'server/app/main.ts'),
      // The operator's commands: they must work where no developers' package is installed.
      backup: join(ROOT, 'server/app/commands/backup.ts'),
      'check-audit': join(ROOT, 'server/app/commands/check-audit.ts'),
      'print-admin-link': join(ROOT, 'server/app/commands/print-admin-link.ts'),
      restore: join(ROOT, 'server/app/commands/restore.ts'),
      'rotate-key': join(ROOT, 'server/app/commands/rotate-key.ts'),
      'make-template': join(ROOT, 'server/app/commands/make-template.ts'),
      'painter-worker': join(ROOT, 'server/platform/painting/worker.ts'),
      'typesetter-worker': join(ROOT, 'server/platform/documents/worker.ts'),
      'picture-process': join(ROOT, 'server/platform/painting/picture-process.ts'),
    },
    platform: 'node',
    external: isExternal,
  });
  await bundle.write({
    dir: join(ROOT, 'server/dist'),
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
  });
  await bundle.close();
  return run(process.execPath, [join(ROOT, 'server/dist/make-template.js')]);
}

/** Writes .br and .gz beside each file once, so that no request has to. */
async function compressFolder(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await compressFolder(path);
    else if (COMPRESSIBLE.test(entry.name) && (await stat(path)).size >= SMALLEST) {
      const bytes = await readFile(path);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }
  }
}

async function buildWeb() {
  const code = await runBin('vite/bin/vite.js', [
    'build',
    'web',
    '--config',
    'web/vite.config.ts',
    '--logLevel',
    'warn',
  ]);
  if (code === 0) await compressFolder(join(ROOT, 'web/dist/assets'));
  return code;
}

async function buildAll() {
  console.log('Building …');
  return Math.max(...(await Promise.all([buildServer(), buildWeb()])));
}

process.exit(await buildAlone(buildAll, { ifStale: process.argv.includes('--if-stale') }));
