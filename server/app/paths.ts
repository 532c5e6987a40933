import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where things lie beside the code, from source (`server/app`) and from the bundle (`server/dist`) alike. */
export interface Paths {
  migrations: string;
  /** The migrated database that a first start begins from; there is none when running from source. */
  databaseTemplate: string;
  library: string;
  web: string;
  commonPasswords: string;
  fonts: string;
  /** The script of the pages with the card processor's fields. */
  cardScript: string;
  /** Templates of documents. */
  documents: string;
  harfbuzz: string;
  /** The built drawing thread; undefined from source, where the TypeScript file is started. */
  painterWorker: URL | undefined;
  /** The built thread that sets documents; undefined from source likewise. */
  typesetterWorker: URL | undefined;
  /** The built process that decodes uploads; undefined from source likewise. */
  pictureProcess: URL | undefined;
}

function findRoot(from: string): string {
  let folder = from;
  while (!existsSync(join(folder, 'package-lock.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

export function findPaths(moduleUrl: string): Paths {
  const here = dirname(fileURLToPath(moduleUrl));
  const root = findRoot(here);
  const built = (name: string): URL | undefined => {
    const file = new URL(name, moduleUrl);
    return existsSync(fileURLToPath(file)) ? file : undefined;
  };
  return {
    migrations: join(root, 'server', 'migrations'),
    databaseTemplate: join(root, 'server', 'dist', 'database-template'),
    library: join(root, 'library'),
    web: join(root, 'web', 'dist'),
    commonPasswords: join(root, 'server', 'features', 'account', 'password', 'common-passwords.txt'),
    fonts: join(root, 'scene', 'fonts'),
    cardScript: join(root, 'server', 'features', 'billing', 'card-pages', 'card-fields.js'),
    documents: join(root, 'server', 'documents'),
    harfbuzz: join(root, 'node_modules', 'harfbuzzjs', 'hb.wasm'),
    painterWorker: built('./painter-worker.js'),
    typesetterWorker: built('./typesetter-worker.js'),
    pictureProcess: built('./picture-process.js'),
  };
}
