import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { TeamsDeps } from './ports.ts';
import { teamRoutes } from './routes.ts';

export function teamsFeature(deps: TeamsDeps): Feature {
  return defineFeature('teams', { routes: teamRoutes(deps) });
}
