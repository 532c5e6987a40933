import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { ProfileDeps } from './ports.ts';
import { profileRoutes } from './routes.ts';

export function profileFeature(deps: ProfileDeps): Feature {
  return defineFeature('profile', { routes: profileRoutes(deps) });
}
