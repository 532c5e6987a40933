import type { PageCodes } from '../../lib/page-code.ts';

export const teamsPages: PageCodes = {
  '/join-team': {
    page: () => import('./pages/join-team-page.tsx').then((m) => m.JoinTeamPage),
    text: ['teams'],
  },
  '/team-management': {
    page: () => import('./pages/team-page.tsx').then((m) => m.TeamPage),
    text: ['teams', 'profile', 'parts'],
  },
};
