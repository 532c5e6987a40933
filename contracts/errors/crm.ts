import type { ErrorKind } from './error-kind.ts';

/** Errors of the CRM's contacts. */
export const crmErrors = {
  crm_not_connected: { status: 409, reportable: false, message: 'This installation has no CRM.' },
  crm_no_contact: { status: 404, reportable: false, message: 'The CRM has no contact with your e-mail address.' },
  crm_refused: { status: 422, reportable: true, message: 'The CRM does not take these values.' },
  crm_unavailable: { status: 502, reportable: true, message: 'The CRM did not answer as expected.' },
} as const satisfies Record<string, ErrorKind>;
