import { api } from '@yardsign/contracts/api';
import { binary, bind, type BoundRoute } from '../../platform/http/bind.ts';
import { active, memberOf } from '../../platform/http/policies.ts';
import { draftRoutes } from './draft-routes.ts';
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
        const bytes = await makeEquityReport(deps, memberOf(actor), facts, language);
        return binary(bytes, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="equity-report-${language}.pdf"`,
          'cache-control': 'no-store',
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
