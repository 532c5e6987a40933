import { CONTACT_PROPERTIES, type ContactProperty } from '@yardsign/domain/crm/contact-properties';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';

/** The calls that the documents give the company's CRM, under the documents' own addresses. Each is about the caller's own contact. */

const whichSchema = z.object({ contact: z.string().min(1).max(254) });

/** `2026-11-21`; empty clears the property. */
const daySchema = z.iso.date().or(z.literal('')).optional();
const wordsSchema = z.string().max(200).optional();

const valuesSchema = z
  .strictObject({
    kcm_fb_check_date: daySchema,
    kcm_li_check_date: daySchema,
    kcm_value_moment: daySchema,
    kcm_onboarding_role: wordsSchema,
    kcm_onboarding_tenure: wordsSchema,
    kcm_onboarding_goal: wordsSchema,
  } satisfies Record<ContactProperty, unknown>)
  .refine((values) => Object.keys(values).length > 0, 'names no property');

const readContact = defineRoute({
  method: 'GET',
  path: '/api/hubspot/v1/contact/:contact',
  feature: 'crm',
  summary: 'The id under which the CRM knows the caller. `contact` is the caller’s e-mail address, or that id.',
  params: whichSchema,
  query: z.object({ fields: z.literal('hs_object_id').default('hs_object_id') }),
  answer: z.object({ properties: z.object({ hs_object_id: z.string() }) }),
});

const updateContact = defineRoute({
  method: 'POST',
  path: '/api/hubspot/v1/contact/:contact',
  feature: 'crm',
  summary: 'Write properties of the caller’s own contact in the CRM. Only those named here can be written.',
  params: whichSchema,
  body: valuesSchema,
  answer: z.object({ properties: z.partialRecord(z.enum(CONTACT_PROPERTIES), z.string()) }),
});

export const crmRoutes = { readContact, updateContact } as const;
