import { z } from 'zod';
import { userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { uploadedImage } from './uploads.ts';

const readWebsite = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/from-website',
  feature: 'uploads',
  summary:
    "What the member's own website says of them, as suggestions for the profile: texts are empty where it says nothing, the colour is `#RRGGBB`, pictures have been taken in like any upload. The profile itself is not changed. Twenty visits an hour; addresses that are not public are refused.",
  params: z.object({ memberId: userIdSchema }),
  body: z.object({ address: z.string().trim().min(1).max(500) }),
  answer: z.object({
    data: z.object({
      site: z.object({
        firstName: z.string(),
        lastName: z.string(),
        organization: z.string(),
        title: z.string(),
        phone: z.string(),
        email: z.string(),
        city: z.string(),
        state: z.string(),
        website: z.string(),
        primaryColor: z.string(),
        logo: uploadedImage.nullable(),
        photo: uploadedImage.nullable(),
      }),
    }),
  }),
});

export const websiteRoutes = { readWebsite } as const;
