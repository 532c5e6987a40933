// Which room may import which: the arrows of ARCHITECTURE.md, as one function. Paths are relative to the repository.
import { dirname, join } from 'node:path/posix';

const SHARED = ['domain', 'contracts'];

/** Every room, and the rooms it may import from. Code outside them (tooling, e2e, bench) may import what it likes. */
const MAY_IMPORT = new Map([
  ['domain', ['domain']],
  ['contracts', SHARED],
  ['scene', ['domain', 'scene']],
  ['sandbox', ['sandbox']],
  ['server/platform', [...SHARED, 'scene', 'server/platform']],
  ['server/features', [...SHARED, 'scene', 'server/platform', 'server/features']],
  ['server/integrations', [...SHARED, 'server/platform', 'server/features', 'server/integrations']],
  ['server/seeds', [...SHARED, 'scene', 'server/platform', 'server/features', 'server/seeds']],
  [
    'server/app',
    [
      ...SHARED,
      'scene',
      'sandbox',
      'server/platform',
      'server/features',
      'server/integrations',
      'server/seeds',
      'server/app',
    ],
  ],
  ['web/kit', [...SHARED, 'scene', 'web/kit']],
  ['web/features', [...SHARED, 'scene', 'web/kit', 'web/features']],
  ['web/app', [...SHARED, 'scene', 'web/kit', 'web/features', 'web/app']],
]);

const WEB_KIT = new Set(['ui', 'lib', 'locales', 'build']);

/** @returns {{ room: string, part: string, file: string } | undefined} The part is a feature's or a vendor's name. */
export function placeOf(path) {
  const [top = '', second = '', ...rest] = path.split('/');
  if (top === 'web' && WEB_KIT.has(second)) return { room: 'web/kit', part: second, file: rest.join('/') };
  const nested = `${top}/${second}`;
  if (MAY_IMPORT.has(nested)) return { room: nested, part: rest[0] ?? '', file: rest.slice(1).join('/') };
  if (MAY_IMPORT.has(top)) return { room: top, part: '', file: [second, ...rest].join('/') };
  return undefined;
}

/** Where an import leads inside the repository; undefined for packages of others. */
function targetOf(importer, specifier) {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  return specifier.startsWith('@yardsign/') ? specifier.slice('@yardsign/'.length) : undefined;
}

/** @returns {string | undefined} Why this file may not import that, or nothing. */
export function refusalOf(importer, specifier) {
  const from = placeOf(importer);
  if (from === undefined) return undefined;
  const target = targetOf(importer, specifier);
  if (target === undefined) {
    const own = from.room === 'domain' && !importer.endsWith('.test.ts');
    return own ? 'domain depends on nothing: no package, and nothing of Node.' : undefined;
  }
  const to = placeOf(target);
  if (to === undefined) return undefined;
  if (!MAY_IMPORT.get(from.room)?.includes(to.room)) return `${from.room} may not import ${to.room}.`;
  if (from.room === 'server/features' && to.room === from.room) {
    const strange = to.part !== from.part && /^[^/]*store\.ts$/.test(to.file);
    return strange ? 'A feature reaches another through its use cases, never through its store.' : undefined;
  }
  if (from.room !== 'server/integrations') return undefined;
  if (to.room === 'server/features' && to.file !== 'ports.ts')
    return 'An adapter knows only the ports.ts of a feature.';
  if (to.room === from.room && to.part !== from.part) return 'One vendor knows nothing of another.';
  return undefined;
}
