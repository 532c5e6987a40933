import { defineFeature, type Feature } from '../../platform/feature.ts';
import { newLeadNotice } from './notices/new-lead.ts';
import type { LeadsDeps } from './ports.ts';
import { leadRoutes } from './routes.ts';

export function leadsFeature(deps: LeadsDeps): Feature {
  return defineFeature('leads', { routes: leadRoutes(deps), notices: [newLeadNotice] });
}
