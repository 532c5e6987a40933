import { defineFeature, type Feature } from '../../platform/feature.ts';
import { complianceRoutes } from './routes.ts';

export function complianceFeature(): Feature {
  return defineFeature('compliance', { routes: complianceRoutes() });
}
