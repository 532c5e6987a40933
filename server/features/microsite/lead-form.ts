import { escapeHtml } from '../../platform/http/answers/escape-html.ts';
import { LEAD_TEXTS } from './lead-texts.ts';
import type { Language } from './ports.ts';

/** What the form of a page asks for, in its order. */
export const LEAD_FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** The longest that each may be, in characters. */
export const LEAD_LENGTHS: Record<LeadField, number> = { name: 120, email: 254, phone: 40, message: 2000 };

export type LeadFault = 'missing' | 'too-long' | 'not-an-email' | 'not-a-phone';

/** As the form was sent, without what only machines fill in. */
export type SentLead = Record<LeadField, string> & { consent: boolean };

/** Why a form was not taken: what is wrong with its fields, or that too many came. */
export interface LeadRefusal {
  sent: SentLead;
  faults: Partial<Record<LeadField | 'consent', LeadFault>>;
  tooMany: boolean;
}

/** The form as a page shows it: empty, taken, or with what was typed and why it was not taken. */
export type LeadFormState = 'empty' | 'taken' | LeadRefusal;

const INPUTS: Record<Exclude<LeadField, 'message'>, string> = {
  name: 'type="text" autocomplete="name" required',
  email: 'type="email" autocomplete="email" required',
  phone: 'type="tel" autocomplete="tel"',
};

interface FormPage {
  language: Language;
  /** Where the form is sent: the address of its page. */
  action: string;
  consent: string;
  firstName: string;
}

function faultLine(language: Language, field: LeadField | 'consent', fault: LeadFault | undefined): string {
  if (fault === undefined) return '';
  return `<p class="fault" id="fault-${field}">${escapeHtml(LEAD_TEXTS[language].faults[fault](LEAD_TEXTS[language].fields[field]))}</p>`;
}

const faultMarks = (field: string, fault: LeadFault | undefined) =>
  fault === undefined ? '' : ` aria-invalid="true" aria-describedby="fault-${field}"`;

function row(language: Language, field: LeadField, refusal: LeadRefusal | null): string {
  const text = LEAD_TEXTS[language];
  const value = refusal?.sent[field] ?? '';
  const fault = refusal?.faults[field];
  const shared = `id="lead-${field}" name="${field}" maxlength="${LEAD_LENGTHS[field]}"${faultMarks(field, fault)}`;
  const input =
    field === 'message'
      ? `<textarea ${shared} rows="4">${escapeHtml(value)}</textarea>`
      : `<input ${shared} ${INPUTS[field]} value="${escapeHtml(value)}">`;
  const optional = field === 'phone' || field === 'message' ? ` <span class="quiet">${text.optional}</span>` : '';
  return `<p class="field"><label for="lead-${field}">${text.fields[field]}${optional}</label>${input}</p>${faultLine(language, field, fault)}`;
}

/** Says first that something is wrong, so that a screen reader meets it before the fields. */
function notice(language: Language, refusal: LeadRefusal | null): string {
  if (refusal === null) return '';
  const text = LEAD_TEXTS[language];
  return `<p class="fault" role="alert">${escapeHtml(refusal.tooMany ? text.tooMany : text.check)}</p>`;
}

/** The form with which a visitor writes to the member. It works without script; `reference` is there for machines alone. */
export function leadForm({ language, action, consent, firstName }: FormPage, state: LeadFormState): string {
  const text = LEAD_TEXTS[language];
  const title = `<h2>${escapeHtml(text.title(firstName))}</h2>`;
  if (state === 'taken')
    return `<section class="card lead" id="write">${title}<p role="status">${escapeHtml(text.taken(firstName))}</p></section>`;
  const refusal = state === 'empty' ? null : state;
  const agreed = refusal?.sent.consent === true ? ' checked' : '';
  const fault = refusal?.faults.consent;
  return `<section class="card lead" id="write">${title}${notice(language, refusal)}<form method="post" action="${escapeHtml(action)}#write">
${LEAD_FIELDS.map((field) => row(language, field, refusal)).join('')}
<p class="trap" aria-hidden="true"><label for="lead-reference">Reference</label><input id="lead-reference" name="reference" type="text" tabindex="-1" autocomplete="off"></p>
<p class="agree"><input id="lead-consent" name="consent" type="checkbox" value="on" required${agreed}${faultMarks('consent', fault)}><label for="lead-consent">${escapeHtml(consent)}</label></p>${faultLine(language, 'consent', fault)}
<p><button type="submit">${text.send}</button></p></form></section>`;
}
