import type { PageCodes } from '../../lib/page-code.ts';

export const autopilotPages: PageCodes = {
  '/automatic-social-media-posting': {
    page: () => import('./pages/autopilot-page.tsx').then((m) => m.AutopilotPage),
    text: ['autopilot', 'content'],
  },
};
