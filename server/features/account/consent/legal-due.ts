import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import { sql } from 'kysely';
import type { StatementPart } from '../../../platform/database/part.ts';

/** The legal texts with a version that asks to be accepted, where the member has accepted neither it nor a later one. */
export const legalDuePart: StatementPart<LegalPage[]> = {
  tables: ['legal_version', 'legal_acceptance'],
  select: (memberId) => sql`(
    select coalesce(jsonb_agg(distinct legal_version.page), '[]')
    from legal_version
    where legal_version.asks and not exists (
      select from legal_acceptance
      where legal_acceptance.member_id = ${memberId} and legal_acceptance.page = legal_version.page
        and legal_acceptance.number >= legal_version.number
    )
  )`,
  read: (answer) => answer as LegalPage[],
};
