import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { SchedulingDeps } from './read-calendar.ts';
import { schedulingRoutes } from './routes.ts';

export function schedulingFeature(deps: SchedulingDeps): Feature {
  return defineFeature('scheduling', { routes: schedulingRoutes(deps) });
}
