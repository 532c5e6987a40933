import { BRAND_TEXT_FIELDS, type BrandTextField } from '@yardsign/domain/profile/brand-texts';
import { FONT_SIZES, LINE_FIELDS, readFontSize } from '@yardsign/domain/profile/lines';
import type { ProfileField } from '@yardsign/domain/profile/profile-field';
import { PROFILE, PROFILE_FEATURES } from '@yardsign/domain/profile/profile-fields';
import { z } from 'zod';
import { instantSchema, languageSchema, userIdSchema } from '../../common.ts';
import { defineRoute } from '../../define-route.ts';

const profileFeatureSchema = z.enum(PROFILE_FEATURES);
const FEATURE = `(?:${PROFILE_FEATURES.join('|')})`;
const FEATURE_LIST = new RegExp(`^${FEATURE}(?:,${FEATURE})*$`);

const fieldSchema = z.object({
  value: z.string(),
  SyncTo: z.string(),
  fontSize: z.number().int().nullable(),
  field_type: z.enum(['string', 'array']),
  table: z.string(),
  values: z.array(z.string()).optional(),
  /** Set when the team manages the field: the member cannot change it. */
  locked_value: z.string().optional(),
  sync_source_user_id: userIdSchema.optional(),
});

/** Every field that a group takes, as the description of the API says it: `guides: …, logo_pos (0 | 1 | 2 | 3; 3 at first), …`. */
function fieldsInWords(): string {
  const inWords = ([name, { choices, initial = '' }]: [string, ProfileField]) =>
    choices === undefined ? name : `${name} (${choices.join(' | ')}${initial === '' ? '' : `; ${initial} at first`})`;
  return PROFILE_FEATURES.map((feature) => {
    const fields = Object.entries<ProfileField>(PROFILE[feature].fields);
    return `${feature}: ${fields.map(inWords).join(', ')}`;
  }).join('. ');
}

/** Field name → field. The names are the documents' (`primary_color`, `logo_dark_bg`, …). */
export const featureProfileSchema = z.record(z.string(), fieldSchema);
const profilesSchema = z.record(profileFeatureSchema, featureProfileSchema);

/** The resolved brand that pieces are drawn with. Colours are `#RRGGBB`; pictures are the digests of their bytes. */
const imageSchema = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
});

const brandTextsShape = Object.fromEntries(BRAND_TEXT_FIELDS.map((field) => [field, z.string()])) as Record<
  BrandTextField,
  z.ZodString
>;

/** How graphics show the brand: `color` null is the brand's own, a line says its `value` or follows `syncTo`. */
const graphicsLookSchema = z.object({
  color: z.string().nullable(),
  showLogo: z.boolean(),
  realtor: z.boolean(),
  equalHousing: z.enum(['none', 'housing', 'lender']),
  lines: z.record(
    z.enum(LINE_FIELDS),
    z.object({ syncTo: z.string(), value: z.string(), fontSize: z.number().int().nullable() }),
  ),
});

export const brandSchema = z.object({
  version: z.number().int(),
  ...brandTextsShape,
  primaryColor: z.string().regex(/^#[0-9A-F]{6}$/),
  photo: imageSchema.nullable(),
  logo: imageSchema.nullable(),
  logoDark: imageSchema.nullable(),
  /** A second logo, such as that of a franchise; documents and public pages show it at their end. */
  secondaryLogo: imageSchema.nullable(),
  secondaryLogoDark: imageSchema.nullable(),
  /** One of these that films show in place of the first; null for the first. */
  filmLogo: imageSchema.nullable(),
  /** Words of their own for pieces in Spanish. */
  spanish: z.partialRecord(z.enum(BRAND_TEXT_FIELDS), z.string()),
  graphics: graphicsLookSchema,
});

const memberParams = z.object({ memberId: userIdSchema });

export const getProfiles = defineRoute({
  method: 'GET',
  path: '/api/profile/v1/:memberId',
  feature: 'profile',
  summary: 'The whole personalization profile, grouped by feature.',
  params: memberParams,
  answer: z.object({ data: z.object({ profiles: profilesSchema }) }),
});

/** Becomes text, whatever it is: `5` is `'5'`, `true` is `'true'`, null is empty. */
const anyText = (max: number) =>
  z
    .union([z.string().max(max), z.number(), z.boolean(), z.null()])
    .transform((value) => (value === null ? '' : String(value)));

/** What a field holds, as it is sent. */
const sentShape = {
  sync_to: z.string().max(40).default(''),
  value: anyText(5000).optional(),
  values: z.array(anyText(500)).max(100).optional(),
  /** Pixels, or null for the size of the design. A text is read as the form reads it: `12px` is 12, and empty is null. */
  font_size: z
    .union([
      z.number().int().min(FONT_SIZES.min).max(FONT_SIZES.max),
      z.string().max(20).transform(readFontSize),
      z.null(),
    ])
    .optional(),
};

export const saveProfile = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/:feature',
  feature: 'profile',
  summary: 'Save fields of one feature. Fields that are not named keep their value.',
  params: memberParams.extend({ feature: profileFeatureSchema }),
  query: z.object({ source: z.string().max(40).optional() }),
  body: z
    .array(
      z.object({
        position: z
          .string()
          .regex(/^[A-Za-z_]{1,60}$/)
          .meta({ description: `A field of the feature. ${fieldsInWords()}.` }),
        ...sentShape,
        /** What the field held when it began to be changed. Where it holds something else by now, nothing is saved: `profile_moved_on`. */
        was: z.object(sentShape).optional(),
        table: z.string().max(40).optional(),
        field_type: z.enum(['string', 'array']).optional(),
      }),
    )
    .min(1)
    .max(60),
  answer: z.object({ data: z.object({ profile: featureProfileSchema }) }),
});

const resetProfile = defineRoute({
  method: 'DELETE',
  path: '/api/profile/v1/:memberId/:feature',
  feature: 'profile',
  summary: 'Put a feature back to its defaults. What nobody can be without, and what the team manages, stays.',
  params: memberParams.extend({ feature: profileFeatureSchema }),
  answer: z.object({ data: z.object({ profile: featureProfileSchema }) }),
});

const giveDefaults = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/default/multi',
  feature: 'profile',
  summary: 'Give features their default settings, where nothing is saved yet. `features` is a list with commas.',
  params: memberParams,
  query: z.object({
    source: z.string().max(40).optional(),
    user: z.literal('member').default('member'),
    features: z.string().max(200).regex(FEATURE_LIST, 'must be features with commas between them'),
  }),
  answer: z.object({ data: z.object({ profiles: z.partialRecord(profileFeatureSchema, featureProfileSchema) }) }),
});

const getFlags = defineRoute({
  method: 'GET',
  path: '/api/profile/v1/:memberId/flags',
  feature: 'profile',
  summary: 'Flags of the profile; flag 1 says that the personalization profile is complete.',
  params: memberParams,
  answer: z.object({
    data: z.object({
      flags: z.array(z.object({ flag: z.object({ id: z.number().int() }), last_added_at: instantSchema })),
    }),
  }),
});

const addFlag = defineRoute({
  method: 'POST',
  path: '/api/profile/v1/:memberId/flags/:flagId',
  feature: 'profile',
  summary: 'Add a flag, or renew its date.',
  params: memberParams.extend({ flagId: z.coerce.number().int().min(1).max(10_000) }),
});

export const getBrand = defineRoute({
  method: 'GET',
  path: '/api/app/v1/brand',
  feature: 'profile',
  summary: "The signed-in member's brand as pieces wear it. `contentLanguage` is the language pieces open in.",
  answer: z.object({ brand: brandSchema, contentLanguage: languageSchema }),
});

export const profileRoutes = {
  getProfiles,
  saveProfile,
  resetProfile,
  giveDefaults,
  getFlags,
  addFlag,
  getBrand,
} as const;
