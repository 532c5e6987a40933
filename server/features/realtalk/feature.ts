import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { RealtalkDeps } from './ports.ts';
import { realtalkRoutes } from './routes.ts';

export function realtalkFeature(deps: RealtalkDeps): Feature {
  return defineFeature('realtalk', { routes: realtalkRoutes(deps) });
}
