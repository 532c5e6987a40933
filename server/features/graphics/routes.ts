import { api } from '@yardsign/contracts/api';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { answerFile } from '../../platform/http/answers/answer-file.ts';
import { binary, bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, anyone, memberOf, signedIn } from '../../platform/http/policies.ts';
import { isCrew, managedTeam } from '@yardsign/domain/access/roles';
import { AppError } from '../../platform/errors.ts';
import { dayAnywhere, unfilledSlots } from '@yardsign/domain/content/slots';
import { checkFilled } from '../content/answers/check-filled.ts';
import { isCoverOf } from '../content/cover-address.ts';
import { coverTag } from '../microsite/cover-address.ts';
import { findPublicArticle } from '../microsite/find-public-article.ts';
import { findPublicPicture } from '../microsite/public-pictures.ts';
import { mustHoldFeature } from '../content/must-hold-feature.ts';
import { readBrand } from '../profile/read-brand.ts';
import { drawPiece, findDrawing, sizesOf, type Drawing } from './draw-piece.ts';
import { proveDrawing } from './make-proof.ts';
import { SHOWN_ELSEWHERE } from '../../platform/http/answers/shown-elsewhere.ts';
import { createPictureCache } from '../../platform/painting/picture-cache.ts';
import { imageKey, proofKey } from '../../platform/files/file-keys.ts';
import type { RateWindow } from '../../platform/limits/rate-window.ts';
import type { GraphicsDeps, Language } from './ports.ts';
import { renderCover } from './render-cover.ts';
import { mediaTypeOf } from './store.ts';
import { zipDrawing } from './zip-drawing.ts';

const CACHE_BYTES = 48 * 1024 * 1024;
const DAY = 'private, max-age=86400';
const PUBLIC_DAY = 'public, max-age=86400';

export function graphicsRoutes(deps: GraphicsDeps, proofLimit: RateWindow): BoundRoute[] {
  const covers = createPictureCache(CACHE_BYTES);
  const drawingFor = async (actor: MemberActor, contentId: string) => {
    const drawing = await findDrawing(deps, contentId, actor.userId);
    mustHoldFeature(actor, drawing.source.type);
    return drawing;
  };
  /** What is downloaded is posted by hand: an example must not pass for a fact. */
  const mustBeFilled = ({ source }: Drawing, language: Language) =>
    checkFilled(unfilledSlots(source.slots, source.answers[language], dayAnywhere(deps.clock.now())));
  return [
    bind(api.graphics.getTemplate, {
      policy: active,
      async handle({ actor, params }) {
        const { template, texts } = await drawingFor(memberOf(actor), params.contentId);
        return { template: { ...template }, sizes: sizesOf(template), texts };
      },
    }),
    bind(api.graphics.renderGraphic, {
      policy: active,
      async handle({ actor, params, query }) {
        const member = memberOf(actor);
        const drawing = await drawingFor(member, params.contentId);
        mustBeFilled(drawing, query.language);
        const brand = await readBrand(deps, member.userId);
        const painted = await drawPiece(deps, drawing, { brand, ...query });
        const name = `${drawing.source.slug}-${query.size}-${query.language}.${query.format === 'png' ? 'png' : 'jpg'}`;
        return binary(painted.bytes, {
          'content-type': query.format === 'png' ? 'image/png' : 'image/jpeg',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        });
      },
    }),
    bind(api.graphics.zipGraphic, {
      policy: active,
      async handle({ actor, params, query: { language } }) {
        const member = memberOf(actor);
        const drawing = await drawingFor(member, params.contentId);
        mustBeFilled(drawing, language);
        const brand = await readBrand(deps, member.userId);
        return binary(await zipDrawing(deps, drawing, { brand, language }), {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${drawing.source.slug}-${language}.zip"`,
          'cache-control': 'no-store',
        });
      },
    }),
    bind(api.graphics.makeProof, {
      policy: active,
      async handle({ actor, body }) {
        const member = memberOf(actor);
        const drawing = await drawingFor(member, body.contentId);
        return { proof: await proveDrawing(deps, member.userId, drawing, body, proofLimit) };
      },
    }),
    bind(api.content.getCover, {
      policy: active,
      async handle({ actor, params, query }) {
        const member = memberOf(actor);
        const { bytes, brandVersion } = await renderCover(deps, covers, member.userId, {
          contentId: params.id,
          ...query,
          features: member.features,
        });
        // The address that lists give carries the member, the brand and the piece, so what is kept under it stays right.
        const kept = isCoverOf(query.v, { memberId: member.userId, brandVersion });
        return binary(bytes, { 'content-type': 'image/jpeg', 'cache-control': kept ? DAY : 'no-store' });
      },
    }),
    bind(api.microsite.getPublicPicture, {
      policy: anyone,
      async handle({ params, query }) {
        const { memberId, row, brand } = await findPublicArticle(deps, params);
        const { bytes } = await renderCover(deps, covers, memberId, {
          contentId: row.id,
          language: params.language,
          size: 'link',
          width: query.width === undefined ? undefined : Number(query.width),
        });
        const isKept = query.v === coverTag({ brand, title: row.texts[params.language].title });
        const headers = { ...SHOWN_ELSEWHERE, ...(isKept && { 'cache-control': PUBLIC_DAY }) };
        return binary(bytes, { 'content-type': 'image/jpeg', ...headers });
      },
    }),
    bind(api.microsite.getPublicBrandPicture, {
      policy: anyone,
      async handle({ params, context }) {
        const { sha256, mediaType } = await findPublicPicture(deps, params);
        const headers = { 'content-type': mediaType, etag: `"${sha256}"`, ...SHOWN_ELSEWHERE };
        const answer = await answerFile(deps.files, imageKey(sha256), context, headers);
        if (!answer) throw new AppError('not_found');
        return answer;
      },
    }),
    bind(api.uploads.getFile, {
      policy: signedIn,
      async handle({ actor, params, context }) {
        const member = memberOf(actor);
        const reach = { teamId: managedTeam(member), staff: isCrew(member) && member.impersonator === null };
        const type = await mediaTypeOf(deps.db, member.userId, params.sha256, reach);
        if (!type) throw new AppError('not_found');
        // Kept by the browser, and shown again only after the server has said that this member may still see it.
        const headers = { 'content-type': type, etag: `"${params.sha256}"`, 'cache-control': 'private, no-cache' };
        const answer =
          (await answerFile(deps.files, imageKey(params.sha256), context, headers)) ??
          (await answerFile(deps.files, proofKey(params.sha256), context, headers));
        if (!answer) throw new AppError('not_found');
        return answer;
      },
    }),
  ];
}
