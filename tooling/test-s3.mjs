// The tests of stored files against a real store that speaks S3, for operators and CI:
//
//   TEST_S3_ENDPOINT=http://127.0.0.1:9000 TEST_S3_BUCKET=yardsign TEST_S3_KEY=… TEST_S3_SECRET=… npm run test:s3
//
// The bucket must exist and be empty of `images/` and `uploads/`. `tooling/debian-s3.sh` installs and starts such a store.
import { childEnvironment, installIfStale, requireNode } from './lib.mjs';
import { createRuns } from './test-runs.mjs';

const NEEDED = ['TEST_S3_ENDPOINT', 'TEST_S3_BUCKET', 'TEST_S3_KEY', 'TEST_S3_SECRET'];

requireNode();
const missing = NEEDED.filter((name) => process.env[name] === undefined);
if (missing.length > 0) {
  console.log(`No store was tested: ${missing.join(', ')} name none.`);
} else {
  await installIfStale();
  const runs = createRuns(childEnvironment({}));
  await runs.vitest('Stored files, in a real store', [
    'server/integrations/s3/store.test.ts',
    'server/features/uploads/large/resume.test.ts',
  ]);
  process.exit(runs.close());
}
