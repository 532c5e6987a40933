// One word for one thing in the code too: what docs/glossary.md says is not said stands in no identifier and no file name.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { ROOT } from './lib.mjs';

const GLOSSARY = 'docs/glossary.md';
const HEADING = '## In code';
/** The sandbox and the library speak the words of others; a migration is never changed. */
const OTHERS = /^(?:sandbox|library|server\/migrations)\//;
const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** @param {string} name @returns {string[]} the words of `camelCase`, `snake_case`, `kebab-case` or `UPPER_CASE` */
function wordsOf(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

/** @param {string} code @returns {string[]} names that stand in it, without what is only said: comments and texts */
function namesIn(code) {
  const bare = code.replaceAll(COMMENT_OR_TEXT, (said) =>
    // The gaps of a template are code.
    said.startsWith('`') ? [...said.matchAll(/\$\{([^{}]*)\}/g)].map(([, gap]) => gap).join(' ') : ' ',
  );
  return bare.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/**
 * @param {string} glossary the text of the glossary
 * @returns {{ instead: string, words: string[] }[]} what is not said, and the word to use
 */
export function readBanned(glossary) {
  const [, section = ''] = glossary.split(`${HEADING}\n`);
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, instead = '', , not = ''] = line.split('|').map((cell) => cell.trim());
      return [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ instead, words: wordsOf(word) }));
    });
}

/**
 * @param {{ path: string, code: string }} file
 * @param {ReturnType<typeof readBanned>} banned
 * @returns {string[]} a line for each name that holds a word which is not said
 */
export function findings({ path, code }, banned) {
  const names = new Set([...namesIn(code), basename(path).replace(/\..*$/, '')]);
  return [...names].flatMap((name) => {
    const words = ` ${wordsOf(name).join(' ')} `;
    const fault = banned.find((entry) => words.includes(` ${entry.words.join(' ')} `));
    return fault ? [`${path}: ${name}; say ${fault.instead} (${GLOSSARY})`] : [];
  });
}

/** @returns {number} 0 when every name of the code uses the words of the glossary */
export function checkVocabulary() {
  const banned = readBanned(readFileSync(join(ROOT, GLOSSARY), 'utf8'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = listed.stdout.split('\n').filter((path) => path !== '' && !OTHERS.test(path));
  const found = paths.flatMap((path) => findings({ path, code: readFileSync(join(ROOT, path), 'utf8') }, banned));
  for (const line of found) console.error(line);
  return found.length === 0 && banned.length > 0 ? 0 : 1;
}
