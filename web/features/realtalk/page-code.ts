import type { PageCodes } from '../../lib/page-code.ts';

export const realtalkPages: PageCodes = {
  '/realtalk': {
    page: () => import('./pages/realtalk-home-page.tsx').then((m) => m.RealtalkHomePage),
    text: ['realtalk', 'content'],
  },
  '/realtalk/recordings': {
    page: () => import('./pages/recordings-page.tsx').then((m) => m.RecordingsPage),
    text: ['realtalk'],
  },
  '/realtalk/recordings/$recordingId': {
    page: () => import('./pages/recording-page.tsx').then((m) => m.RecordingPage),
    text: ['realtalk'],
  },
  '/realtalk/scriptbuilder': {
    page: () => import('./pages/script-builder-page.tsx').then((m) => m.ScriptBuilderPage),
    text: ['realtalk', 'content'],
  },
  '/realtalk/scriptbuilder/$slug/recordings': {
    page: () => import('./pages/script-recordings-page.tsx').then((m) => m.ScriptRecordingsPage),
    text: ['realtalk', 'content'],
  },
  '/realtalk/record': {
    page: () => import('./pages/record-page.tsx').then((m) => m.RecordPage),
    text: ['recorder', 'profile', 'parts', 'collisions'],
  },
  '/realtalk/test': {
    page: () => import('./pages/test-page.tsx').then((m) => m.TestPage),
    text: ['recorder'],
  },
  '/realtalk/review': {
    page: () => import('./pages/review-page.tsx').then((m) => m.ReviewPage),
    text: ['recorder'],
  },
};
