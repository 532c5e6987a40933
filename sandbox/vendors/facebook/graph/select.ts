import { own } from '../../../kit/own.ts';
import { grantOf } from '../caller.ts';
import { graphTypes } from '../nodes/graph-types.ts';
import { badParameter } from './errors.ts';
import { type FieldTree, parseFields, type Wanted } from './field-tree.ts';
import { type ListAnswer, readList } from './lists.ts';
import { type Field, type List, type NodeType, type TypeName, type Visit } from './node-type.ts';

/** Graph's refusal of a field, or an edge, that is not there; the log says that Facebook itself may have it. */
export function nonexistingField({ call }: Visit, name: string, type: NodeType<unknown>) {
  call.warn(`"${name}" of ${type.name} is not played here, whether or not Facebook has it.`);
  return badParameter(`Tried accessing nonexisting field (${name}) on node type (${type.name})`);
}

/** Throws Graph's refusal of the first field, at any depth, that does not exist. */
function checkFields(visit: Visit, name: TypeName, tree: FieldTree): void {
  const type = graphTypes[name];
  for (const [field, { below }] of tree) {
    const row = own(type.fields, field) ?? own(type.lists, field);
    if (row?.of !== undefined) checkFields(visit, row.of, below);
    else if (row !== undefined && below.size > 0) throw badParameter(`Subfields are not supported by ${field}`);
    else if (row === undefined) checkEmpty(visit, type, field);
  }
}

function checkEmpty(visit: Visit, type: NodeType<unknown>, field: string): void {
  if (type.empty?.split(' ').includes(field) !== true) throw nonexistingField(visit, field, type);
  visit.call.warn(`"${field}" of ${type.name} is always empty here.`);
}

function readField(
  visit: Visit,
  { scope, ...field }: Field<unknown>,
  node: unknown,
  { given, below }: Wanted,
): unknown {
  const { caller, network } = visit;
  const granted = caller.kind === 'app' ? [] : grantOf(network, caller.token.personId).granted;
  const value = scope === undefined || granted.includes(scope) ? field.read(visit, node, given) : undefined;
  const { of } = field;
  if (of === undefined || value === undefined) return value;
  const shown = Array.isArray(value)
    ? value.map((entry: unknown) => show(visit, of, entry, below))
    : show(visit, of, value, below);
  return field.inData === true ? { data: shown } : shown;
}

function showList(
  visit: Visit,
  at: { type: NodeType<unknown>; node: unknown; edge: string; list: List<unknown> },
  { given, below }: Wanted,
): ListAnswer {
  const tree = below.size > 0 ? below : parseFields(at.list.usual ?? '');
  return readList({ visit, ...at }, given, (item) => show(visit, at.list.of, item, tree));
}

/** The fields of the tree, or the usual ones; an id always stays. */
function show(visit: Visit, name: TypeName, node: unknown, tree: FieldTree): Record<string, unknown> {
  const type = graphTypes[name];
  const shown: Record<string, unknown> = {};
  for (const [edge, wanted] of tree.size > 0 ? tree : parseFields(type.usual)) {
    const field = own(type.fields, edge);
    const list = own(type.lists, edge);
    if (field !== undefined) shown[edge] = readField(visit, field, node, wanted);
    else if (list !== undefined) {
      const answer = showList(visit, { type, node, edge, list }, wanted);
      // An empty list is left out of a node, unless its summary was asked for.
      if (answer.data.length > 0 || answer.summary !== undefined) shown[edge] = answer;
    }
  }
  if (type.id !== undefined) shown['id'] = type.id(node);
  return shown;
}

/** The node with the fields that were asked for; an unknown field is refused as Graph refuses it. */
export function present(visit: Visit, name: TypeName, node: unknown, expression = ''): Record<string, unknown> {
  const tree = parseFields(expression);
  checkFields(visit, name, tree);
  return show(visit, name, node, tree);
}

/** One page of a list with the fields that were asked for. */
export function presentList(
  visit: Visit,
  at: { type: NodeType<unknown>; node: unknown; edge: string; list: List<unknown> },
  expression = '',
): ListAnswer {
  const below = parseFields(expression);
  checkFields(visit, at.list.of, below);
  return showList(visit, at, { given: visit.call.params, below });
}
