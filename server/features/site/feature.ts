import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { SiteDeps } from './ports.ts';
import { siteRoutes } from './routes.ts';

export function siteFeature(deps: SiteDeps): Feature {
  return defineFeature('site', { routes: siteRoutes(deps) });
}
