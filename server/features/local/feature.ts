import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { LocalDeps } from './keep-figures.ts';
import { localRoutes } from './routes.ts';

export function localFeature(deps: LocalDeps): Feature {
  return defineFeature('local', { routes: localRoutes(deps) });
}
