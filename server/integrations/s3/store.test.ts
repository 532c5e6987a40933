import { afterAll, beforeAll, describe } from 'vitest';
import { keepsFiles } from '../../platform/files/testing/keeps-files.ts';
import { keepsParts } from '../../platform/files/testing/keeps-parts.ts';
import {
  openTestStore,
  SIMULATED_SMALLEST_PART,
  S3_SMALLEST_PART,
  storeIsReal,
  type TestStore,
} from '../../app/testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

describe('a store that speaks S3, the simulated one or the one that settings name', () => {
  keepsFiles(() => store.files);
  keepsParts(
    () => ({ files: store.files, parts: store.files.parts }),
    storeIsReal() ? S3_SMALLEST_PART : SIMULATED_SMALLEST_PART,
  );
});
