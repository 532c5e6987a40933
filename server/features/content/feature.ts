import { defineFeature, type Feature } from '../../platform/feature.ts';
import { assetRoutes } from './assets/routes.ts';
import { designRoutes } from './designs/routes.ts';
import { filmRoutes } from './films/routes.ts';
import { ownContentRoutes } from './own/routes.ts';
import type { ContentDeps } from './ports.ts';
import { taskRoutes } from './tasks/routes.ts';
import { contentRoutes } from './routes.ts';

export function contentFeature(deps: ContentDeps): Feature {
  return defineFeature('content', {
    routes: [
      ...contentRoutes(deps),
      ...ownContentRoutes(deps),
      ...designRoutes(deps),
      ...assetRoutes(deps),
      ...taskRoutes(deps),
      ...filmRoutes(deps),
    ],
  });
}
