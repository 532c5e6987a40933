import type { ErrorCode } from '@yardsign/contracts/errors';
import type { ContactValues } from '@yardsign/domain/crm/contact-properties';
import { AppError } from '../../platform/errors.ts';
import { enforceLimit } from '../../platform/limits/rate-window.ts';
import { type Contacts, type CrmDeps, CrmError, type CrmFailure } from './ports.ts';
import { beginTelling, contactOf, endTelling, keepContactId } from './store.ts';

const CODES: Record<CrmFailure, ErrorCode> = {
  'no-contact': 'crm_no_contact',
  refused: 'crm_refused',
  closed: 'crm_unavailable',
  later: 'crm_unavailable',
};

/** Which contact a call is about, and what it is asked of. Ids of contacts can be guessed, so only the caller's own is there. */
async function ownContact(
  deps: CrmDeps,
  memberId: string,
  named: string,
): Promise<{ contacts: Contacts; email: string }> {
  const { email, contactId } = await contactOf(deps.db, memberId);
  if (named !== contactId && named.toLowerCase() !== email.toLowerCase()) throw new AppError('not_found');
  if (deps.contacts === null) throw new AppError('crm_not_connected');
  await enforceLimit(deps.limit, memberId);
  return { contacts: deps.contacts, email };
}

/** @throws AppError in place of a CrmError */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CrmError) throw new AppError(CODES[error.failure], { cause: error });
    throw error;
  }
}

/**
 * Reads the id under which the CRM knows the caller.
 *
 * @param named the caller's e-mail address, or that id.
 * @throws AppError `not_found` for anybody else's, `crm_not_connected`, `crm_no_contact`, `crm_unavailable`
 */
export async function readOwnContact(deps: CrmDeps, memberId: string, named: string): Promise<string> {
  const { contacts, email } = await ownContact(deps, memberId, named);
  const contactId = await asked(() => contacts.find(email));
  await keepContactId(deps.db, memberId, contactId);
  return contactId;
}

/**
 * Writes values of the caller's contact.
 *
 * @throws AppError as `readOwnContact`, and `crm_refused`
 */
export async function updateOwnContact(
  deps: CrmDeps,
  memberId: string,
  named: string,
  values: ContactValues,
): Promise<void> {
  const { contacts, email } = await ownContact(deps, memberId, named);
  const version = await beginTelling(deps.db, memberId, values);
  const contactId = await asked(() => contacts.update(email, values));
  await endTelling(deps.db, { memberId, version }, { values, contactId, settles: false });
}
