import { z } from 'zod';
import { versionSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { siteEntrySchema } from '../../site-fields.ts';
import { restoreSchema, savedFormSchema } from './saved-forms.ts';

const SITE = '/api/app/v1/studio/site';
const answer = z.object({ site: savedFormSchema });

const openStudioSite = defineRoute({
  method: 'GET',
  path: SITE,
  feature: 'studio',
  summary: 'What the site says of itself, as the content team fills it in.',
  answer,
});

const saveStudioSite = defineRoute({
  method: 'PUT',
  path: SITE,
  feature: 'studio',
  summary: 'Save what the site says of itself, which everybody sees. Refused when somebody else has changed it since.',
  body: z.object({ version: versionSchema, entry: siteEntrySchema }),
  answer,
});

const restoreStudioSite = defineRoute({
  method: 'POST',
  path: `${SITE}/restore`,
  feature: 'studio',
  summary: 'Bring an older version back, as a new one; 0 brings back the file of the installation.',
  body: restoreSchema,
  answer,
});

export const studioSiteRoutes = { openStudioSite, saveStudioSite, restoreStudioSite } as const;
