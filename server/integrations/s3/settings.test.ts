import { expect, test } from 'vitest';
import { z } from 'zod';
import { originForBrowsers, s3Settings } from './settings.ts';

const origin = (given: Record<string, string>) => originForBrowsers(z.object(s3Settings).parse(given));

test.each([
  ['no bucket', { FILES_S3_DIRECT: 'on' }, ''],
  ['files that come through the product', { FILES_S3_BUCKET: 'files' }, ''],
  ['Amazon’s', { FILES_S3_BUCKET: 'files', FILES_S3_DIRECT: 'on' }, 'https://files.s3.us-east-1.amazonaws.com'],
  [
    'a store of one’s own',
    {
      FILES_S3_BUCKET: 'files',
      FILES_S3_DIRECT: 'on',
      FILES_S3_ENDPOINT: 'http://store.lan:9000/s3',
      FILES_S3_PATH_STYLE: 'on',
    },
    'http://store.lan:9000',
  ],
])('with %s, pages send large files to the origin of that store or nowhere', (_case, given, wanted) => {
  expect(origin(given as Record<string, string>)).toBe(wanted);
});
