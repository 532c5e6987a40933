import { defineFeature, type Feature } from '../../platform/feature.ts';
import { invitationNotice } from './notices/invitation.ts';
import { teamNotice } from './notices/team-news.ts';
import type { TeamsDeps } from './ports.ts';
import { teamRoutes } from './routes.ts';

export function teamsFeature(deps: TeamsDeps): Feature {
  return defineFeature('teams', { routes: teamRoutes(deps), notices: [invitationNotice, teamNotice] });
}
