import { z } from 'zod';

/** Settings of the store of files. It is used when its bucket is named. */
export const s3Settings = {
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe(
      'Bucket of a store that speaks S3, where files are kept instead of in the data folder. Web processes on several machines need one.',
    ),
  FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of that store; Amazon’s of the region when unset.'),
  FILES_S3_REGION: z.string().min(1).default('us-east-1').describe('Region of that store.'),
  FILES_S3_KEY: z.string().optional().describe('Id of the access key of that store.'),
  FILES_S3_SECRET: z.string().optional().describe('Secret of that access key.'),
  FILES_S3_DIRECT: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false)
    .describe(
      '`on` when browsers send large files straight to that store. Its bucket must then allow PUT from this site and show `ETag` (CORS).',
    ),
  FILES_S3_PATH_STYLE: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false)
    .describe('`on` for a store whose addresses have the bucket in their path, as most have that are not Amazon’s.'),
};

type S3Settings = z.infer<z.ZodObject<typeof s3Settings>>;

/** The settings that are missing for the store to be used; none when no bucket is named. */
export function missingForS3(settings: S3Settings): string[] {
  if (settings.FILES_S3_BUCKET === undefined) return [];
  return (['FILES_S3_KEY', 'FILES_S3_SECRET'] as const).filter((name) => settings[name] === undefined);
}

/** The settings that name a store but no bucket in it: files would be in the data folder and not where they were meant to. */
export function idleWithoutBucket(settings: S3Settings): string[] {
  if (settings.FILES_S3_BUCKET !== undefined) return [];
  return (['FILES_S3_ENDPOINT', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const).filter(
    (name) => settings[name] !== undefined,
  );
}

/** The origin that pages send large files to; empty unless the settings have them go straight to the store. */
export function originForBrowsers(settings: S3Settings): string {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region } = settings;
  if (bucket === undefined || !settings.FILES_S3_DIRECT) return '';
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return settings.FILES_S3_PATH_STYLE ? url.origin : `${url.protocol}//${bucket}.${url.host}`;
}
