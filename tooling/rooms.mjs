// Draws docs/rooms.md: the rooms of the project and who imports whom, read off the sources. `npm run rooms` writes it anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './lib.mjs';

const PACKAGES = ['domain', 'contracts', 'scene', 'sandbox', 'server', 'web', 'library'];
const INSIDE = {
  server: ['app', 'features', 'integrations', 'platform', 'seeds'],
  web: ['app', 'features', 'lib', 'ui'],
};
const SKIPPED = /(?:^|\/)(?:node_modules|dist|testing|artwork|conformance|support)\/|\.(?:test|deep\.test|d)\.tsx?$/;
const IMPORT = /^(?:import|export)\b[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm;

function sources() {
  return PACKAGES.flatMap((name) =>
    readdirSync(join(ROOT, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !SKIPPED.test(file)),
  );
}

/** The file that an import names, from the root; undefined for a package of somebody else. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier)).replaceAll('\\', '/');
  return /^@yardsign\/(.+)$/.exec(specifier)?.[1];
}

function roomOf(file) {
  const [name = '', inside = ''] = file.split('/');
  const rooms = INSIDE[name];
  if (rooms === undefined) return name;
  return rooms.includes(inside) ? `${name}/${inside}` : undefined;
}

const featureOf = (side) => (file) => new RegExp(`^${side}/features/(\\w+)/`).exec(file)?.[1];

/** Every import of a file of ours in a file of ours. */
function readImports() {
  return sources().flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].flatMap(([, named, loaded]) => {
      const target = targetOf(file, named ?? loaded);
      return target === undefined ? [] : [{ file, target }];
    }),
  );
}

let imports;

/** The arrows between the places that `placeOf` names, in order, each once. The sources are read for the first ones only. */
function arrowsBetween(placeOf) {
  imports ??= readImports();
  const arrows = imports.flatMap(({ file, target }) => {
    const [from, to] = [placeOf(file), placeOf(target)];
    return from === undefined || to === undefined || from === to ? [] : [`${from} --> ${to}`];
  });
  return [...new Set(arrows)].sort();
}

/** The features of the server that need each other in a circle, each with those it needs; none is as it has to be. */
export function featuresInCircles() {
  const needs = new Map();
  for (const arrow of arrowsBetween(featureOf('server'))) {
    const [from, to] = arrow.split(' --> ');
    needs.set(from, [...(needs.get(from) ?? []), to]);
  }
  // What needs nobody that is left is taken out, until nothing changes: circles remain.
  for (;;) {
    const free = [...needs].filter(([, others]) => !others.some((other) => needs.has(other)));
    if (free.length === 0) return Object.fromEntries(needs);
    for (const [name] of free) needs.delete(name);
  }
}

const diagram = (arrows) => ['```mermaid', 'flowchart LR', ...arrows.map((arrow) => `  ${arrow}`), '```'].join('\n');

/** The page as it has to be now. */
export function roomsPage() {
  return `# The rooms, and who imports whom

Drawn from the sources by \`npm run rooms\`; a test holds it to them. Tests and what only they use are left out.

${diagram(arrowsBetween(roomOf))}

## The features of the server

${diagram(arrowsBetween(featureOf('server')))}

## The features of the browser's program

${diagram(arrowsBetween(featureOf('web')))}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(ROOT, 'docs/rooms.md'), roomsPage());
