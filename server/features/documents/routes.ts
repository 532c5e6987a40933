import { api } from '@yardsign/contracts/api';
import { binary, bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, anyone, memberOf } from '../../platform/http/policies.ts';
import { draftRoutes } from './draft-routes.ts';
import { linkReport, readLinkedReport } from './equity-links.ts';
import type { DocumentsDeps } from './ports.ts';
import { makeEquityReport } from './make-equity-report.ts';
import { readDeck } from './read-deck.ts';
import { readDocument } from './read-document.ts';

export function documentRoutes(deps: DocumentsDeps): BoundRoute[] {
  return [
    bind(api.documents.getDocument, {
      policy: active,
      async handle({ actor, params, query }) {
        const { name, bytes } = await readDocument(deps, memberOf(actor), params.id, query.language);
        return binary(bytes, {
          'content-type': 'application/pdf',
          'content-disposition': `${query.open === '1' ? 'inline' : 'attachment'}; filename="${name}"`,
          'cache-control': 'no-store',
        });
      },
    }),
    bind(api.documents.makeEquityReport, {
      policy: active,
      async handle({ actor, body: { language, ...facts } }) {
        const bytes = await makeEquityReport(deps, memberOf(actor), facts, language, 'pdf');
        return binary(bytes, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="equity-report-${language}.pdf"`,
          'cache-control': 'no-store',
        });
      },
    }),
    bind(api.documents.previewEquityReport, {
      policy: active,
      async handle({ actor, body: { language, ...facts } }) {
        const bytes = await makeEquityReport(deps, memberOf(actor), facts, language, 'svg');
        return binary(bytes, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
      },
    }),
    bind(api.documents.linkEquityReport, {
      policy: active,
      handle: ({ actor, params, body }) => linkReport(deps, memberOf(actor), params.id, body),
    }),
    bind(api.documents.getLinkedReport, {
      policy: anyone,
      async handle({ params }) {
        const { bytes, language } = await readLinkedReport(deps, params);
        return binary(bytes, {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="equity-report-${language}.pdf"`,
          'cache-control': 'no-store',
          // It is about one home and its loan: whoever has the link reads it, and nobody finds it.
          'x-robots-tag': 'noindex, nofollow',
        });
      },
    }),
    ...draftRoutes(deps),
    bind(api.documents.getDeck, {
      policy: active,
      async handle({ actor, params, query }) {
        const { name, bytes } = await readDeck(deps, memberOf(actor), { id: params.id, ...query });
        return binary(bytes, {
          'content-type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        });
      },
    }),
  ];
}
