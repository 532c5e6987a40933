import type { Fields } from '../../../kit/form.ts';
import { badParameter } from './errors.ts';

/** One field that was asked for: `comments.limit(2).summary(true){message,from{name}}`. */
export interface Wanted {
  /** What stands in its modifiers. */
  given: Fields;
  /** What is wanted of the value; empty for "the usual". */
  below: FieldTree;
}

export type FieldTree = Map<string, Wanted>;

const WORD = /^\w+$/;
const MODIFIER = /^\.(\w+)\(([^)]*)\)$/;
const TOKEN = /\.\w+\([^)]*\)|\w+|\S/g;

function syntaxError(expression: string, at: number) {
  return badParameter(`Syntax error "Unexpected character" at character ${at}: ${expression}`, { code: 2500 });
}

/** Parses Graph's field expansion. An empty expression gives an empty tree. */
export function parseFields(expression: string): FieldTree {
  const root: FieldTree = new Map();
  const above: { tree: FieldTree; owner: Wanted; from: number }[] = [];
  let level = root;
  let last: Wanted | undefined;
  for (const { 0: token, index } of expression.matchAll(TOKEN)) {
    const modifier = MODIFIER.exec(token);
    if (WORD.test(token)) {
      last = level.get(token) ?? { given: {}, below: new Map() };
      level.set(token, last);
    } else if (modifier !== null && last !== undefined) {
      last.given[modifier[1] ?? ''] = modifier[2] ?? '';
    } else if (token === '{' && last !== undefined) {
      above.push({ tree: level, owner: last, from: index + 1 });
      level = last.below;
      last = undefined;
    } else if (token === '}') {
      const left = above.pop();
      if (left === undefined) throw syntaxError(expression, index);
      // As a parameter of the same call made by itself; the address of the next page of a list carries it.
      left.owner.given['fields'] = expression.slice(left.from, index);
      level = left.tree;
      last = undefined;
    } else if (token === ',') {
      last = undefined;
    } else throw syntaxError(expression, index);
  }
  if (above.length > 0) throw syntaxError(expression, expression.length);
  return root;
}
