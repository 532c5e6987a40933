import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { MicrositeDeps } from './ports.ts';
import { micrositeRoutes } from './routes.ts';

export function micrositeFeature(deps: MicrositeDeps): Feature {
  return defineFeature('microsite', { routes: micrositeRoutes(deps) });
}
