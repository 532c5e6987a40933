import { createHash } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import { enforceLimit } from '../../platform/limits/rate-window.ts';
import { findPage, type FoundPage, type PageName } from '../microsite/find-page.ts';
import { LEAD_FIELDS, type LeadField, type SentLead } from '../microsite/lead-form.ts';
import { faultsOf, readForm } from './check-form.ts';
import type { LeadsDeps } from './ports.ts';
import { saveLead } from './store.ts';

/** What became of a form. `closed`: the member takes no messages here any more. */
export type Sending = { kind: 'taken' | 'closed'; url: string } | { kind: 'refused'; page: string; status: 422 | 429 };

async function keep(deps: LeadsDeps, page: FoundPage, name: PageName, sent: SentLead): Promise<void> {
  const { consent: _agreed, ...fields } = sent;
  const now = deps.clock.now();
  const digest = createHash('sha256')
    .update(JSON.stringify(LEAD_FIELDS.map((field) => sent[field])))
    .digest('hex');
  await deps.db.transaction().execute(async (tx) => {
    const leadId = await saveLead(tx, {
      ...fields,
      id: deps.random.id('led'),
      member_id: page.memberId,
      language: name.language,
      content_id: page.contentId,
      consent: page.consent,
      digest,
      created_at: now,
      last_sent_at: now,
    });
    if ((await deps.limits.mails.take(page.memberId, { tx })).ok) await deps.tellMember(tx, leadId, now);
  });
}

async function isTooMany(deps: LeadsDeps, ip: string, memberId: string): Promise<boolean> {
  try {
    await enforceLimit(deps.limits.senders, ip);
    await enforceLimit(deps.limits.members, memberId);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return true;
    throw error;
  }
}

/**
 * Takes what a visitor wrote on a public page. The same words sent twice, by a second press or a reload, are one lead. What a
 * machine sent is thanked for and dropped, so that it learns nothing.
 *
 * @param body.reference filled in by machines alone.
 * @throws AppError `not_found` when there is no such page.
 */
export async function sendLead(
  deps: LeadsDeps,
  name: PageName,
  body: Record<LeadField | 'consent' | 'reference', string>,
  ip: string,
): Promise<Sending> {
  const page = await findPage(deps.microsite, name);
  if (!page.takesLeads) return { kind: 'closed', url: page.url };
  const sent = readForm(body);
  const faults = faultsOf(sent);
  if (Object.keys(faults).length > 0)
    return { kind: 'refused', page: page.draw({ sent, faults, tooMany: false }), status: 422 };
  if (body.reference !== '') return { kind: 'taken', url: page.url };
  if (await isTooMany(deps, ip, page.memberId))
    return { kind: 'refused', page: page.draw({ sent, faults: {}, tooMany: true }), status: 429 };
  await keep(deps, page, name, sent);
  return { kind: 'taken', url: page.url };
}
