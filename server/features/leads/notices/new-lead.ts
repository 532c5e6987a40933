import { firstCharacters } from '@yardsign/domain/text/first-characters';
import { z } from 'zod';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { GREETING, oneLine } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readOpenRecipient, type Recipient } from '../../access/read-recipient.ts';
import { findLead, type LeadRow } from '../store.ts';
import { LEAD_MAIL } from './texts.ts';

const PREVIEW_LENGTH = 120;

function presentLead({ language, firstName }: Recipient, lead: LeadRow, publicUrl: string): MailContent {
  const text = LEAD_MAIL[language];
  const name = oneLine(lead.name);
  const message = lead.message === '' ? text.noMessage : lead.message;
  return {
    language,
    subject: text.subject(name),
    preview: firstCharacters(oneLine(message), PREVIEW_LENGTH),
    label: { text: text.label, tone: 'notice' },
    title: text.subject(name),
    paragraphs: [GREETING[language](firstName), text.lead(name)],
    items: [
      {
        title: text.write(name),
        detail: lead.email,
        url: `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`,
      },
    ],
    notes: [
      { heading: text.message, text: message },
      ...(lead.phone === '' ? [] : [{ heading: text.phone, text: lead.phone }]),
    ],
    button: { label: text.button, url: `${publicUrl}/my-blog#leads` },
    footer: text.footer,
  };
}

/** A visitor of a public page has written. An answer to the mail goes to the visitor. */
export const newLeadNotice = defineNotice({
  name: 'leads.new',
  data: z.object({ leadId: z.string() }),
  async write({ db, publicUrl }, { leadId }) {
    const lead = await findLead(db, leadId);
    const recipient = lead && (await readOpenRecipient(db, lead.member_id));
    if (!recipient) return [];
    const content = presentLead(recipient, lead, publicUrl);
    return [{ memberId: lead.member_id, to: recipient.email, replyTo: lead.email, content }];
  },
});
