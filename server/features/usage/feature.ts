import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { UsageDeps } from './ports.ts';
import { usageRoutes } from './routes.ts';

export function usageFeature(deps: UsageDeps): Feature {
  return defineFeature('usage', { routes: usageRoutes(deps) });
}
