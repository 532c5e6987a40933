import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { AdminDeps } from './ports.ts';
import { adminRoutes } from './routes.ts';

export function adminFeature(deps: AdminDeps): Feature {
  return defineFeature('admin', { routes: adminRoutes(deps) });
}
