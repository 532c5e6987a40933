import type { PageCodes } from '../../lib/page-code.ts';

export const studioPages: PageCodes = {
  '/admin/studio': {
    page: () => import('./pages/studio-page.tsx').then((m) => m.StudioPage),
    text: ['admin', 'studio'],
  },
  '/admin/studio/pictures': {
    page: () => import('./pages/pictures-page.tsx').then((m) => m.PicturesPage),
    text: ['admin', 'studio', 'pictures'],
  },
  '/admin/studio/legal': {
    page: () => import('./pages/legal-texts-page.tsx').then((m) => m.LegalTextsPage),
    text: ['admin', 'legal'],
  },
  '/admin/studio/perks': {
    page: () => import('./pages/studio-perks-page.tsx').then((m) => m.StudioPerksPage),
    text: ['admin', 'offers', 'studio', 'fields'],
  },
  '/admin/studio/perks/$perk': {
    page: () => import('./pages/studio-perk-page.tsx').then((m) => m.StudioPerkPage),
    text: ['admin', 'offers', 'studio', 'graphics', 'fields', 'pictures'],
  },
  '/admin/studio/site': {
    page: () => import('./pages/studio-site-page.tsx').then((m) => m.StudioSitePage),
    text: ['admin', 'site', 'fields', 'pictures'],
  },
  '/admin/studio/$id': {
    page: () => import('./pages/studio-piece-page.tsx').then((m) => m.StudioPiecePage),
    text: ['studio'],
  },
};
