import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { crew, inPerson, memberOf } from '../../platform/http/policies.ts';
import { addPiece, openPiece } from './begin-piece.ts';
import { listPieces } from './list-pieces.ts';
import type { StudioDeps } from './ports.ts';

/** The content team, and admins, as themselves. */
const mayWrite = inPerson(crew);

export function studioRoutes(deps: StudioDeps): BoundRoute[] {
  return [
    bind(api.studio.listStudioPieces, { policy: mayWrite, handle: ({ query }) => listPieces(deps, query) }),
    bind(api.studio.addStudioPiece, {
      policy: mayWrite,
      handle: async ({ actor, body }) => ({ piece: await addPiece(deps, memberOf(actor).userId, body) }),
    }),
    bind(api.studio.openStudioPiece, {
      policy: mayWrite,
      handle: async ({ actor, params }) => ({ piece: await openPiece(deps, memberOf(actor).userId, params.id) }),
    }),
  ];
}
