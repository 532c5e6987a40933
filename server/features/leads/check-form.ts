import { readPhone } from '@yardsign/contracts/phone-numbers';
import { withoutInvisible } from '@yardsign/domain/text/characters';
import { z } from 'zod';
import { LEAD_FIELDS, LEAD_LENGTHS, type LeadField, type LeadRefusal, type SentLead } from '../microsite/lead-form.ts';

const REQUIRED: readonly LeadField[] = ['name', 'email'];
const FEWEST_DIGITS = 7;

function isPhone(text: string): boolean {
  return readPhone(text).known || (/^[\d\s().+x-]+$/i.test(text) && text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS);
}

function faultOf(field: LeadField, value: string): LeadRefusal['faults'][LeadField] {
  if (value === '') return REQUIRED.includes(field) ? 'missing' : undefined;
  if (value.length > LEAD_LENGTHS[field]) return 'too-long';
  if (field === 'email' && !z.email().safeParse(value).success) return 'not-an-email';
  if (field === 'phone' && !isPhone(value)) return 'not-a-phone';
  return undefined;
}

/** What is wrong with a form, field by field; empty when nothing is. */
export function faultsOf(sent: SentLead): LeadRefusal['faults'] {
  const faults: LeadRefusal['faults'] = {};
  for (const field of LEAD_FIELDS) {
    const fault = faultOf(field, sent[field]);
    if (fault !== undefined) faults[field] = fault;
  }
  if (!sent.consent) faults.consent = 'missing';
  return faults;
}

/** A form as it arrived: names and numbers are one line without what came along unseen when they were copied, and only the message may have several. */
export function readForm(body: Record<LeadField | 'consent', string>): SentLead {
  const line = (text: string) => withoutInvisible(text).replaceAll(/\s+/g, ' ').trim();
  return {
    name: line(body.name),
    email: line(body.email).toLowerCase(),
    phone: line(body.phone),
    message: body.message.trim(),
    consent: body.consent !== '',
  };
}
