import { api } from '@yardsign/contracts/api';
import type { Actor } from '@yardsign/domain/access/actor';
import { binary, bind, type BoundRoute, type CallContext } from '../../platform/http/bind.ts';
import { crew, inPerson, memberOf } from '../../platform/http/policies.ts';
import { toHtml } from '../content/to-html.ts';
import { addPiece, openPiece } from './pieces/begin-piece.ts';
import { changeTwin, saveMeta } from './pieces/change-piece.ts';
import { addComment, settleComment } from './pieces/comments.ts';
import { deletePiece } from './pieces/delete-piece.ts';
import { saveDrawing } from './drawings/save-drawing.ts';
import { saveFields } from './fields/save-fields.ts';
import { readGlossary, saveGlossary } from './glossary/glossary.ts';
import { importPieces } from './in-and-out/import-pieces.ts';
import { writeLibraryZip } from './in-and-out/library-zip.ts';
import { listPieces } from './pieces/list-pieces.ts';
import { movePiece } from './publishing/move-piece.ts';
import type { PerkDeps, PictureDeps, StudioAct, StudioDeps, StudioPiece } from './ports.ts';
import { previewEmail } from './preview/preview-email.ts';
import { previewDocument, previewPicture, previewPiece } from './preview/preview-piece.ts';
import { keepText, saveText } from './texts/save-text.ts';
import { readVersionTexts, restoreVersion } from './pieces/versions.ts';

/** The content team, and admins, as themselves. */
const policy = inPerson(crew);

interface PieceCall {
  actor: Actor;
  params: { id: string };
  context: CallContext;
}

function actOf({ actor, params, context }: PieceCall): StudioAct {
  return { memberId: memberOf(actor).userId, pieceId: params.id, requestId: context.requestId };
}

export function studioRoutes(deps: StudioDeps & PictureDeps & PerkDeps): BoundRoute[] {
  const { studio } = api;
  const answer = async (piece: Promise<StudioPiece>) => ({ piece: await piece });
  return [
    bind(studio.listStudioPieces, { policy, handle: ({ query }) => listPieces(deps, query) }),
    bind(studio.addStudioPiece, {
      policy,
      handle: ({ actor, body }) => answer(addPiece(deps, memberOf(actor).userId, body)),
    }),
    bind(studio.openStudioPiece, {
      policy,
      handle: ({ actor, params }) => answer(openPiece(deps, memberOf(actor).userId, params.id)),
    }),
    bind(studio.saveStudioText, {
      policy,
      handle: ({ actor, params, body }) => saveText(deps, memberOf(actor).userId, params, body),
    }),
    bind(studio.keepStudioText, {
      policy,
      handle: ({ actor, params, body }) => keepText(deps, memberOf(actor).userId, params, body),
    }),
    bind(studio.setStudioTwin, {
      policy,
      handle: (call) => answer(changeTwin(deps, actOf(call), call.params.language, call.body)),
    }),
    bind(studio.saveStudioMeta, { policy, handle: (call) => answer(saveMeta(deps, actOf(call), call.body)) }),
    bind(studio.saveStudioFields, { policy, handle: (call) => answer(saveFields(deps, actOf(call), call.body)) }),
    bind(studio.saveStudioDrawing, { policy, handle: (call) => answer(saveDrawing(deps, actOf(call), call.body)) }),
    bind(studio.moveStudioPiece, { policy, handle: (call) => answer(movePiece(deps, actOf(call), call.body)) }),
    bind(studio.deleteStudioPiece, { policy, handle: (call) => deletePiece(deps, actOf(call), call.query.edition) }),
    bind(studio.getStudioVersion, {
      policy,
      handle: ({ params }) => readVersionTexts(deps, params.id, params.number),
    }),
    bind(studio.restoreStudioVersion, {
      policy,
      handle: (call) => answer(restoreVersion(deps, actOf(call), call.params.number)),
    }),
    bind(studio.addStudioComment, { policy, handle: (call) => answer(addComment(deps, actOf(call), call.body)) }),
    bind(studio.settleStudioComment, {
      policy,
      handle: (call) => answer(settleComment(deps, actOf(call), call.params.commentId, call.body.settled)),
    }),
    bind(studio.renderStudioText, {
      policy,
      handle: ({ body }) => ({ html: body.paragraphs.map((paragraph) => toHtml(paragraph, body.language)) }),
    }),
    bind(studio.getStudioGlossary, { policy, handle: () => readGlossary(deps.db) }),
    bind(studio.saveStudioGlossary, {
      policy,
      handle: ({ actor, body, context: { requestId } }) =>
        saveGlossary(deps, { memberId: memberOf(actor).userId, requestId }, body),
    }),
    bind(studio.previewStudioPiece, {
      policy,
      handle: ({ params, query }) => previewPiece(deps, params.id, query),
    }),
    bind(studio.previewStudioEmail, {
      policy,
      handle: ({ params, query }) => previewEmail(deps, params.id, query),
    }),
    bind(studio.previewStudioDocument, {
      policy,
      handle: async ({ params, query }) =>
        binary(await previewDocument(deps, params.id, query), {
          'content-type': 'application/pdf',
          'content-disposition': 'inline; filename="preview.pdf"',
          'cache-control': 'no-store',
        }),
    }),
    bind(studio.previewStudioPicture, {
      policy,
      handle: async ({ params, query }) =>
        binary(await previewPicture(deps, params.id, query), {
          'content-type': 'image/jpeg',
          'cache-control': 'private, no-store',
        }),
    }),
    bind(studio.exportLibrary, {
      policy,
      async handle() {
        const day = deps.clock.now().toISOString().slice(0, 10);
        return binary(await writeLibraryZip(deps), {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="library-${day}.zip"`,
          'cache-control': 'no-store',
        });
      },
    }),
    bind(studio.importStudioPieces, {
      policy,
      async handle({ actor, body, context }) {
        const { requestId } = context;
        const { trial, site } = body;
        const who = { memberId: memberOf(actor).userId, requestId, isTrial: trial !== undefined, site };
        const file = context.files.find((candidate) => candidate.field === 'file');
        return { pieces: await importPieces(deps, who, file) };
      },
    }),
  ];
}
