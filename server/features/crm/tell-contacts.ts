import { DAY_MS, HOUR_MS } from '@yardsign/domain/time/spans';
import { contactValues, untold } from '@yardsign/domain/crm/contact-properties';
import { type Contacts, type CrmDeps, CrmError, type CrmFailure } from './ports.ts';
import { beginTelling, type DueContact, dueContacts, endTelling, putOff, settle } from './store.ts';

/** A run of a minute takes so many; CRMs take some ten calls a second. */
const MOST_A_RUN = 300;

/** How long a contact waits that could not be told. One that waits no time at all still goes behind those not tried yet. */
const PAUSE_MS: Record<CrmFailure, number> = {
  'no-contact': DAY_MS,
  refused: HOUR_MS,
  later: 0,
  closed: 0,
};
const FOR_OPERATORS: readonly CrmFailure[] = ['refused', 'closed'];
const ENDS_RUN: readonly CrmFailure[] = ['later', 'closed'];

/** Tells what differs of one contact. @returns whether the run goes on. */
async function tellContact({ db, clock, reportError }: CrmDeps, contacts: Contacts, due: DueContact): Promise<boolean> {
  const values = untold(contactValues(due.connections, due.onboarding), due.told);
  if (Object.keys(values).length === 0) {
    await settle(db, due);
    return true;
  }
  const telling = { memberId: due.memberId, version: await beginTelling(db, due.memberId, values) };
  try {
    const contactId = await contacts.update(due.email, values);
    // What changed between the look and now is told the next time.
    const settles = telling.version === due.version + 1;
    await endTelling(db, telling, { values, contactId, settles });
    return true;
  } catch (error) {
    if (!(error instanceof CrmError)) throw error;
    await putOff(db, telling, new Date(clock.now().getTime() + PAUSE_MS[error.failure]));
    if (FOR_OPERATORS.includes(error.failure)) reportError(error);
    return !ENDS_RUN.includes(error.failure);
  }
}

/**
 * Tells the CRM what has changed of its contacts: when connections end (SOC-020 to SOC-022), and what was answered in the
 * onboarding (ONB-016). A CRM that takes nothing ends the run, and the next one goes on with those behind.
 */
export async function tellContacts(deps: CrmDeps): Promise<void> {
  const { contacts } = deps;
  if (contacts === null) return;
  for (const due of await dueContacts(deps.db, deps.clock.now(), MOST_A_RUN))
    if (!(await tellContact(deps, contacts, due))) return;
}
