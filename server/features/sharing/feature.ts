import { defineFeature, type Feature } from '../../platform/feature.ts';
import { createPostDelivery } from './posting/deliver-posts.ts';
import type { DeliveryDeps, SharingDeps } from './deps.ts';
import { sharingRoutes } from './routes.ts';

export function sharingFeature(deps: SharingDeps & DeliveryDeps): Feature {
  return defineFeature('sharing', { routes: sharingRoutes(deps), services: [createPostDelivery(deps)] });
}
