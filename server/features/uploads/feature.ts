import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { UploadDeps } from './ports.ts';
import { uploadRoutes } from './routes.ts';

export function uploadsFeature(deps: UploadDeps): Feature {
  return defineFeature('uploads', { routes: uploadRoutes(deps) });
}
