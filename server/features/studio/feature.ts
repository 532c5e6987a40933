import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { StudioDeps } from './ports.ts';
import { studioRoutes } from './routes.ts';

export function studioFeature(deps: StudioDeps): Feature {
  return defineFeature('studio', { routes: studioRoutes(deps) });
}
