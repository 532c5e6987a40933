import { badParameter } from './errors.ts';

/** `id,attachments{target{id},media_type}` as a tree. */
interface FieldTree {
  [name: string]: FieldTree;
}

/** Parses Graph's field expansion; modifiers such as `.limit(3)` are read over. */
function parseFields(expression: string): FieldTree {
  const root: FieldTree = {};
  const stack: FieldTree[] = [root];
  let current = root;
  for (const [token] of expression.replaceAll(/\.\w+\([^)]*\)/g, '').matchAll(/[\w]+|[{},]|\S/g)) {
    const top = stack.at(-1) ?? root;
    if (token === '{') stack.push(current);
    else if (token === '}') {
      if (stack.length === 1) throw syntaxError(expression);
      stack.pop();
    } else if (/^\w+$/.test(token)) {
      current = top[token] ?? {};
      top[token] = current;
    } else if (token !== ',') throw syntaxError(expression);
  }
  if (stack.length !== 1) throw syntaxError(expression);
  return root;
}

function syntaxError(expression: string) {
  return badParameter(`Syntax error "Expected end of string instead of" at character 0: ${expression}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keeps of `value` what the tree asks for. An edge (`{data: […]}`) is looked through; an id always stays. */
function project(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((entry) => project(entry, tree));
  if (!isObject(value) || Object.keys(tree).length === 0) return value;
  if (Array.isArray(value['data'])) return { ...value, data: project(value['data'], tree) };
  const kept: Record<string, unknown> = {};
  for (const [name, below] of Object.entries(tree)) {
    if (value[name] !== undefined) kept[name] = project(value[name], below);
  }
  if (value['id'] !== undefined) kept['id'] = value['id'];
  return kept;
}

/** The node with the fields asked for, or `usual` ones; an unknown field is refused as Graph refuses it. */
export function selectFields(
  nodeType: string,
  node: Record<string, unknown>,
  expression: string | undefined,
  usual: string,
): unknown {
  const tree = parseFields(expression === undefined || expression === '' ? usual : expression);
  const unknownField = Object.keys(tree).find((name) => !(name in node));
  if (unknownField !== undefined) {
    throw badParameter(`Tried accessing nonexisting field (${unknownField}) on node type (${nodeType})`);
  }
  return project(node, tree);
}
