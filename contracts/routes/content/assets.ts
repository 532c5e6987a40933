import { PIECE_STATUSES } from '@yardsign/domain/content/statuses';
import { z } from 'zod';
import {
  commaListSchema,
  idSchema,
  instantSchema,
  languageSchema,
  sha256Schema,
  slugSchema,
  userIdSchema,
} from '../../common.ts';
import { defineRoute } from '../../define-route.ts';
import { contentIdSchema } from './content.ts';
import { sizeSchema } from './graphics.ts';

const assetIdSchema = idSchema('ast');

const assetSchema = z.object({
  id: assetIdSchema,
  name: z.string(),
  /** The picture; one of the library wears the brand of whoever asks. */
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  size: z.string(),
  /** Null for a picture that there is in every language. */
  language: languageSchema.nullable(),
  tags: z.array(z.string()),
  categories: z.array(z.string()),
  /** The folder that it lies in, and its whole path. */
  directory: z.string(),
  path: z.string(),
  related_content: z.array(contentIdSchema),
  /** Whose it is; null for one of the library. */
  user_id: userIdSchema.nullable(),
  has_shared: z.boolean(),
  status: z.enum(PIECE_STATUSES),
  created_at: instantSchema,
  updated_at: instantSchema,
});

const listAssets = defineRoute({
  method: 'GET',
  path: '/api/content/v1/assets/',
  feature: 'content',
  summary: 'Pictures of the library and of the member, the one that was changed last first.',
  query: z.object({
    language: languageSchema.default('en'),
    tags: commaListSchema.optional(),
    categories: commaListSchema.optional(),
    /** The beginning of the path. */
    prefix: z.string().max(200).optional(),
    directory: z.string().max(200).optional(),
    updated_since: instantSchema.optional(),
    /** Only one’s own id finds something. */
    user_id: userIdSchema.optional(),
    related_content: contentIdSchema.optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    sort_by: z.enum(['updated_at', 'name']).default('updated_at'),
    /** Only those whose piece the member has shared, or has not. */
    has_shared: z.enum(['0', '1']).optional(),
    author_filter: z.enum(['mine', 'team', 'all']).default('all'),
    status: commaListSchema.optional(),
  }),
  answer: z.object({
    data: z.array(assetSchema),
    page: z.number().int(),
    /** Above `COUNTED_TO.assets` it stands for more, unless pages up to it were asked for. */
    total: z.number().int(),
    has_more: z.boolean(),
  }),
});

export const getAsset = defineRoute({
  method: 'GET',
  path: '/api/content/v1/assets/:id',
  feature: 'content',
  summary: 'One picture.',
  params: z.object({ id: assetIdSchema }),
  query: z.object({ language: languageSchema.default('en') }),
  answer: z.object({ data: assetSchema }),
});

const ofMember = z.object({ memberId: userIdSchema });
const ofAsset = ofMember.extend({ assetId: assetIdSchema });

const name = z.string().trim().min(1).max(120);
const tags = z.array(z.string().trim().min(1).max(40)).max(20);

const addCustomAsset = defineRoute({
  method: 'POST',
  path: '/api/content/v1/assets/custom/:memberId/',
  feature: 'content',
  summary: 'Keep a picture that the member uploaded as an asset of their own.',
  params: ofMember,
  body: z.object({
    name,
    tags: tags.default([]),
    categories: z.array(slugSchema).max(3).default([]),
    language: languageSchema.nullable().default(null),
    size: sizeSchema,
    related_content: contentIdSchema.nullable().default(null),
    /** One of the member’s own uploads. */
    image: sha256Schema,
  }),
  answer: z.object({ data: assetSchema }),
});

const saveCustomAsset = defineRoute({
  method: 'POST',
  path: '/api/content/v1/assets/custom/:memberId/:assetId/',
  feature: 'content',
  summary: 'Change an asset of one’s own. What is left out stays.',
  params: ofAsset,
  body: z
    .object({
      name,
      tags,
      categories: z.array(slugSchema).max(3),
      language: languageSchema.nullable(),
      image: sha256Schema,
    })
    .partial(),
  answer: z.object({ data: assetSchema }),
});

const removeCustomAsset = defineRoute({
  method: 'DELETE',
  path: '/api/content/v1/assets/custom/:memberId/:assetId',
  feature: 'content',
  summary: 'Delete an asset of one’s own. The upload that it shows stays.',
  params: ofAsset,
});

export const assetRoutes = {
  listAssets,
  getAsset,
  addCustomAsset,
  saveCustomAsset,
  removeCustomAsset,
} as const;
