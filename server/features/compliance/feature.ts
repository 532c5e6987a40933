import type { Db } from '../../platform/database/database.ts';
import { defineFeature, type Feature } from '../../platform/feature.ts';
import { complianceRoutes } from './routes.ts';

export function complianceFeature(deps: { db: Db }): Feature {
  return defineFeature('compliance', { routes: complianceRoutes(deps) });
}
