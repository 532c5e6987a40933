import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { GraphicsDeps } from './ports.ts';
import { graphicsRoutes } from './routes.ts';

export function graphicsFeature(deps: GraphicsDeps): Feature {
  return defineFeature('graphics', { routes: graphicsRoutes(deps) });
}
