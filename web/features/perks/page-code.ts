import type { PageCodes } from '../../lib/page-code.ts';

export const perksPages: PageCodes = {
  '/my-perks': { page: () => import('./pages/perks-page.tsx').then((m) => m.PerksPage), text: ['perks'] },
  '/my-perks/$perk': { page: () => import('./pages/perk-page.tsx').then((m) => m.PerkPage), text: ['perks'] },
};
