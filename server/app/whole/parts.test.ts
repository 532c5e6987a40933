import { sql, type RawBuilder } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalDuePart } from '../../features/account/consent/legal-due.ts';
import { billingFactsPart, noBillingPart } from '../../features/billing/billing-part.ts';
import { brandPart } from '../../features/profile/read-brand.ts';
import { profileSummaryPart } from '../../features/profile/read-profile-summary.ts';
import { servicesPart } from '../../features/sharing/connections/read-connections.ts';
import { createStillClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';

/** What a part is read from is said beside its statement, because memories are dropped by it: the two must not differ. */
const PARTS = {
  billingFactsPart,
  noBillingPart,
  brandPart,
  profileSummaryPart,
  legalDuePart,
  services: servicesPart({ clock: createStillClock('2026-01-05T12:00:00Z'), networks: {} }),
};

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

function tablesIn(part: RawBuilder<unknown>): string[] {
  const { sql: text } = part.compile(db);
  return [...new Set([...text.matchAll(/\b(?:from|join)\s+"?(\w+)/gi)].map(([, table = '']) => table))];
}

describe('a part of a statement says what it is read from', () => {
  test.each(Object.entries(PARTS))('%s', (_name, { select, tables }) => {
    expect(tablesIn(select(sql`${'usr_x'}::text`)).toSorted()).toEqual([...tables].toSorted());
  });
});
