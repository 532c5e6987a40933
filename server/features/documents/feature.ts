import { defineFeature, type Feature } from '../../platform/feature.ts';
import type { DocumentsDeps } from './ports.ts';
import { documentRoutes } from './routes.ts';

export function documentsFeature(deps: DocumentsDeps): Feature {
  return defineFeature('documents', { routes: documentRoutes(deps) });
}
