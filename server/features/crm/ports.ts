import type { ContactValues } from '@yardsign/domain/crm/contact-properties';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { RateWindow } from '../../platform/limits/rate-window.ts';

/** What the failure of a CRM means for us. */
export type CrmFailure =
  /** It has no such contact. */
  | 'no-contact'
  /** A definite no to these very values: a property is not set up there, or takes no such value. */
  | 'refused'
  /** It takes no call of ours: the token is wrong, or lacks a right. Only an operator can change that. */
  | 'closed'
  /** Busy, out of reach, or silent: another time. A change may have had its effect. */
  | 'later';

export class CrmError extends Error {
  override readonly name = 'CrmError';
  readonly failure: CrmFailure;

  constructor(failure: CrmFailure, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.failure = failure;
  }
}

/** The contacts of a CRM. A contact is found by its e-mail address. */
export interface Contacts {
  /** @returns the contact's id at the CRM. @throws CrmError */
  find(email: string): Promise<string>;
  /** Writes values; an empty one clears its property. Done twice it changes nothing more. @returns the contact's id. @throws CrmError */
  update(email: string, values: ContactValues): Promise<string>;
}

export interface CrmDeps {
  db: Db;
  clock: Clock;
  /** Null where this installation has no CRM. */
  contacts: Contacts | null;
  /** How often one member may ask. */
  limit: RateWindow;
  reportError(error: unknown): void;
}
