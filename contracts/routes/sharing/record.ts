import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';

const exportRecord = defineRoute({
  method: 'GET',
  path: '/api/app/v1/record',
  feature: 'sharing',
  summary:
    'Everything that ever happened to the posts of the member, as CSV or JSON, each entry chained to the one before. `npm run check-record` checks the file.',
  query: z.object({ format: z.enum(['csv', 'json']).default('csv') }),
  answerKind: 'binary',
});

export const recordRoutes = { exportRecord } as const;
