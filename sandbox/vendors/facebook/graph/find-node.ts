import { graphTypes } from '../nodes/graph-types.ts';
import { GraphError, missingPersonToken, noSuchObject, singularPost, unknownAlias, unknownPath } from './errors.ts';
import type { NodeType, TypeName, Visit } from './node-type.ts';

export interface Found {
  name: TypeName;
  type: NodeType<unknown>;
  node: unknown;
}

const ID = /^\d[\d_]*$/;

/** `me` is whoever calls: the person, or the page if it is a page's session. */
function idOfMe({ caller }: Visit): string {
  if (caller.kind === 'app') throw new GraphError(missingPersonToken);
  return caller.kind === 'page' ? caller.page.id : caller.token.personId;
}

function refuseUnknown({ network, call }: Visit, id: string): never {
  const rest = call.segments.slice(1);
  const isId = ID.test(id);
  // Graph reads a word that names nobody, with more words behind it, as an unknown path.
  if (!isId && rest.length > 0) throw unknownPath(rest);
  if (!isId && call.method === 'GET') throw new GraphError(unknownAlias(id));
  const isOwnPart = Object.keys(network.state().posts).some((post) => post.endsWith(`_${id}`));
  if (isOwnPart) throw new GraphError(singularPost);
  throw noSuchObject(call.method, id);
}

/** The node of that id, of whatever type; throws Graph's refusal where the caller may not know of it. */
export function findNode(visit: Visit, named: string): Found {
  const id = named === 'me' ? idOfMe(visit) : named;
  for (const [name, type] of Object.entries(graphTypes)) {
    const node = type.find?.(visit, id);
    if (node !== undefined) return { name: name as TypeName, type, node };
  }
  return refuseUnknown(visit, id);
}
