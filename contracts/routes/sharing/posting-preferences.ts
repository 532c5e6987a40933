import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';

const preferencesSchema = z.object({
  /** Whether what is posted now waits for ten seconds, in which it can be cancelled. */
  undo: z.boolean(),
});

const getPostingPreferences = defineRoute({
  method: 'GET',
  path: '/api/app/v1/posting-preferences',
  feature: 'sharing',
  summary: 'How the member wants their posts to go out.',
  answer: z.object({ preferences: preferencesSchema }),
});

const changePostingPreferences = defineRoute({
  method: 'PUT',
  path: '/api/app/v1/posting-preferences',
  feature: 'sharing',
  summary: 'Change how posts go out. What waits already keeps its time.',
  body: preferencesSchema,
  answer: z.object({ preferences: preferencesSchema }),
});

export const postingPreferencesRoutes = { getPostingPreferences, changePostingPreferences } as const;
