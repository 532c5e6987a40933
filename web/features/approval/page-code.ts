import type { PageCodes } from '../../lib/page-code.ts';

export const approvalPages: PageCodes = {
  '/approvals': {
    page: () => import('./pages/approvals-page.tsx').then((m) => m.ApprovalsPage),
    text: ['approval'],
  },
  '/approve-post': {
    page: () => import('./pages/approve-post-page.tsx').then((m) => m.ApprovePostPage),
    text: ['approval'],
  },
  '/team-rules': {
    page: () => import('./pages/team-rules-page.tsx').then((m) => m.TeamRulesPage),
    text: ['approval', 'content'],
  },
};
