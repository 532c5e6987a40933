import { own } from '../../../kit/own.ts';
import { type Answer, ok } from '../network.ts';
import { graphTypes } from '../nodes/graph-types.ts';
import { demand, type Right } from '../rights.ts';
import { noSuchObject, unknownPath, unsupported } from './errors.ts';
import { findNode, type Found } from './find-node.ts';
import { type Act, type TypeName, type Visit } from './node-type.ts';
import { debugToken } from './oauth.ts';
import { text } from './params.ts';
import { nonexistingField, present, presentList } from './select.ts';

function demandRight(visit: Visit, { type, node }: Found, right: Right | undefined): void {
  const pageId = type.pageId?.(node);
  if (right !== undefined && pageId !== undefined) demand(visit.network, visit.caller, right, pageId);
}

/** Adds to the answer of a POST the `fields` that were asked for of the node that it made. */
function readAfterWrite(visit: Visit, answer: Answer, created: TypeName | undefined): Answer {
  const fields = text(visit.call.params, 'fields') ?? '';
  const { id } = answer.body as { id?: string };
  const node = created === undefined || id === undefined ? undefined : graphTypes[created].find?.(visit, id);
  if (created === undefined || node === undefined || fields === '') return answer;
  return ok({ ...(answer.body as object), ...present(visit, created, node, fields) });
}

async function perform(visit: Visit, found: Found, act: Act<unknown>): Promise<Answer> {
  const [, edge, name, ...rest] = visit.call.segments;
  const beyond = act.takesName === true ? rest : [name, ...rest].filter((part) => part !== undefined);
  if (edge !== undefined && beyond.length > 0) throw unknownPath(beyond);
  demandRight(visit, found, act.right);
  const answer = await act.run(visit, found.node, name);
  return readAfterWrite(visit, answer, act.creates);
}

function readNode(visit: Visit, found: Found): Answer {
  const { name, type, node } = found;
  if (type.visible?.(visit, node) === false) throw noSuchObject(visit.call.method, type.id?.(node) ?? '');
  demandRight(visit, found, type.right);
  return ok(present(visit, name, node, text(visit.call.params, 'fields')));
}

function readEdge(visit: Visit, { type, node }: Found, edge: string): Answer {
  const list = own(type.lists, edge);
  if (list === undefined) throw nonexistingField(visit, edge, type);
  const beyond = visit.call.segments.slice(2);
  if (beyond.length > 0) throw unknownPath(beyond);
  return ok(presentList(visit, { type, node, edge, list }, text(visit.call.params, 'fields')));
}

/** Answers a call to one node, or to one of its edges, by the rows of its type. What has no row is refused, and changes nothing. */
export async function answerNode(visit: Visit): Promise<Answer> {
  const { method, segments } = visit.call;
  const [first, edge] = segments;
  if (first === undefined) throw unsupported(method);
  if (first === 'debug_token' && method === 'GET') return debugToken(visit.network, visit.caller, visit.call);
  const found = findNode(visit, first);
  const act = own(found.type.acts, edge === undefined ? method : `${method} ${edge}`);
  if (act !== undefined) return perform(visit, found, act);
  if (method !== 'GET') {
    visit.call.warn(
      `${method} ${edge ?? ''} of ${found.type.name} is not played here, whether or not Facebook has it.`,
    );
    throw noSuchObject(method, first);
  }
  return edge === undefined ? readNode(visit, found) : readEdge(visit, found, edge);
}
