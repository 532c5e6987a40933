import { api } from '@yardsign/contracts/api';
import { APP_VERSION } from '@yardsign/contracts/common';
import type { AnyRoute } from '@yardsign/contracts/define-route';
import { databaseAnswers } from '../../platform/database/answers.ts';
import { AppError } from '../../platform/errors.ts';
import { bind, html, kept, type BoundRoute } from '../../platform/http/bind.ts';
import { describeApi } from '../../platform/http/openapi.ts';
import { anyone } from '../../platform/http/policies.ts';
import { docsPage } from './docs-page.ts';
import type { SiteDeps } from './ports.ts';
import { takeError } from './take-error.ts';

/** Every route of the contract under its name, as `sharing.createShare`. */
export function namedRoutes(): { name: string; route: AnyRoute }[] {
  return Object.entries(api).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, route]) => ({ name: `${feature}.${name}`, route: route as AnyRoute })),
  );
}

/** Works a value out when it is first asked for, and once: the description of every call is long, and a start need not wait for it. */
function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function siteRoutes(deps: SiteDeps): BoundRoute[] {
  const describe = onFirstUse(() => describeApi(namedRoutes(), { version: APP_VERSION, serverUrl: deps.publicUrl }));
  const docs = onFirstUse(() => docsPage(describe()));
  return [
    bind(api.site.getSite, {
      policy: anyone,
      handle: () => kept(deps.answers, ['site'], async () => ({ ...deps.site, demo: await deps.readDemo() })),
    }),
    bind(api.site.getLegalPage, {
      policy: anyone,
      handle: ({ params, query }) => deps.readLegal(params.page, query),
    }),
    bind(api.site.getHealth, {
      policy: anyone,
      async handle() {
        if (!(await databaseAnswers(deps.db))) throw new AppError('not_ready');
        return { status: 'ok' as const, services: [...deps.services] };
      },
    }),
    bind(api.site.getBuildInfo, {
      policy: anyone,
      handle: () => kept(deps.answers, ['build-info'], async () => ({ latestVersion: APP_VERSION })),
    }),
    bind(api.site.getSiteConfig, { policy: anyone, handle: () => deps.readSiteConfig() }),
    bind(api.site.reportError, {
      policy: anyone,
      async handle({ body, context }) {
        await takeError(deps, body, context);
      },
    }),
    bind(api.site.getOpenApi, { policy: anyone, handle: () => describe() }),
    bind(api.site.getDocs, { policy: anyone, handle: () => html(docs()) }),
  ];
}
