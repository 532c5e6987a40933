import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { PerksDeps } from './ports.ts';
import { perksRoutes } from './routes.ts';

export function perksFeature(deps: PerksDeps): Feature {
  return defineFeature('perks', { routes: perksRoutes(deps) });
}
