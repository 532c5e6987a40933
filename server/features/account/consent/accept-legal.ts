import { LEGAL_PAGES, type LegalPage } from '@yardsign/domain/studio/legal-text';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { AppError } from '../../../platform/errors.ts';
import type { AccountDeps, Consent } from '../ports.ts';
import { acceptancesOf, type LegalNumber, numbersInForce, versionsOf, writeAcceptances } from './consent-store.ts';

/** What the member has accepted, and what they are asked to accept. */
export async function readConsent({ db }: Pick<AccountDeps, 'db'>, memberId: string): Promise<Consent> {
  const [accepted, versions] = await Promise.all([acceptancesOf(db, memberId), versionsOf(db)]);
  const newestOf = (page: LegalPage) =>
    Math.max(0, ...accepted.filter((one) => one.page === page).map(({ number }) => number));
  return {
    accepted: accepted.map(({ page, number, accepted_at }) => ({
      page,
      number,
      acceptedAt: accepted_at.toISOString(),
    })),
    due: LEGAL_PAGES.flatMap((page) => {
      // A member who joined later is told of nothing that was new before they came.
      const unseen = versions.filter((version) => version.page === page && version.number > newestOf(page));
      const [inForce] = unseen;
      if (inForce === undefined || !unseen.some(({ asks }) => asks)) return [];
      return {
        page,
        number: inForce.number,
        changes: unseen.flatMap(({ number, changed, publishedAt }) =>
          changed === null ? [] : { number, publishedAt: publishedAt.toISOString(), changed },
        ),
      };
    }),
  };
}

/**
 * Writes down that a member accepts versions of legal texts, once each.
 *
 * @throws AppError `legal_moved_on` for a version that is not in force: nobody accepts what they were not shown.
 */
export async function acceptLegal(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  { userId }: MemberActor,
  texts: readonly LegalNumber[],
): Promise<Consent> {
  await deps.db.transaction().execute(async (tx) => {
    const inForce = await numbersInForce(tx);
    if (texts.some(({ page, number }) => inForce[page] !== number)) throw new AppError('legal_moved_on');
    await writeAcceptances(tx, userId, texts, deps.clock.now());
  });
  return readConsent(deps, userId);
}
