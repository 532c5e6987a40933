import { contactValues, untold } from '@yardsign/domain/crm/contact-properties';
import { type Contacts, type CrmDeps, CrmError, type CrmFailure } from './ports.ts';
import { beginTelling, type DueContact, dueContacts, endTelling, putOff, settle } from './store.ts';

/** A run of a minute takes so many; CRMs take some ten calls a second. */
const MOST_A_RUN = 300;
const HOUR_MS = 3_600_000;

/** How long a contact waits that could not be told for a reason of its own. */
const PAUSE_MS: Partial<Record<CrmFailure, number>> = { 'no-contact': 24 * HOUR_MS, refused: HOUR_MS };

/** Tells what differs of one contact. @throws CrmError where the whole run has to end. */
async function tellContact(deps: CrmDeps, contacts: Contacts, due: DueContact): Promise<void> {
  const { db, clock } = deps;
  const values = untold(contactValues(due.connections, due.onboarding), due.told);
  if (Object.keys(values).length === 0) return settle(db, due.memberId, due.version);
  const version = await beginTelling(db, due.memberId, values);
  // What changed between the look and now is told the next time.
  const settles = version === due.version + 1;
  try {
    const contactId = await contacts.update(due.email, values);
    await endTelling(db, due.memberId, version, { values, contactId, settles });
  } catch (error) {
    const pause = error instanceof CrmError ? PAUSE_MS[error.failure] : undefined;
    if (pause === undefined) throw error;
    if (error instanceof CrmError && error.failure === 'refused') deps.reportError(error);
    await putOff(db, due.memberId, version, new Date(clock.now().getTime() + pause));
  }
}

/**
 * Tells the CRM what has changed of its contacts: when connections end (SOC-020 to SOC-022), and what was answered in the
 * onboarding (ONB-016). A CRM that takes nothing ends the run, and the next one goes on where it ended.
 */
export async function tellContacts(deps: CrmDeps): Promise<void> {
  const { contacts } = deps;
  if (contacts === null) return;
  try {
    for (const due of await dueContacts(deps.db, deps.clock.now(), MOST_A_RUN)) await tellContact(deps, contacts, due);
  } catch (error) {
    if (!(error instanceof CrmError)) throw error;
    if (error.failure === 'closed') deps.reportError(error);
  }
}
