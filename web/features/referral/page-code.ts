import type { PageCodes } from '../../lib/page-code.ts';

export const referralPages: PageCodes = {
  '/my-perks/referral': {
    page: () => import('./pages/referral-page.tsx').then((m) => m.ReferralPage),
    text: ['referral'],
  },
};
