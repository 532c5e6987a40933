import { z } from 'zod';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { GREETING, oneLine, writeMoment } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readRecipient, type Recipient } from '../read-recipient.ts';
import { readImpersonationToTell } from '../impersonation/read-impersonation.ts';
import { impersonationEn } from './impersonation.en.ts';
import { impersonationEs } from './impersonation.es.ts';

const TEXTS = { en: impersonationEn, es: impersonationEs };

function presentImpersonation(
  recipient: Recipient,
  impersonation: { byName: string; reason: string; at: Date },
  publicUrl: string,
): MailContent {
  const { language, timeZone, firstName } = recipient;
  const text = TEXTS[language];
  return {
    language,
    subject: text.subject,
    preview: text.lead(oneLine(impersonation.byName)),
    label: { text: text.label, tone: 'notice' },
    title: text.subject,
    paragraphs: [GREETING[language](firstName), text.lead(oneLine(impersonation.byName)), text.limits],
    items: [],
    notes: [
      { heading: text.when, text: writeMoment(impersonation.at, language, timeZone) },
      { heading: text.why, text: oneLine(impersonation.reason) },
      { heading: text.todo, text: text.todoText },
    ],
    button: { label: text.button, url: `${publicUrl}/account` },
    footer: text.footer,
  };
}

/** Support saw the product as a member: told of the first time in a day. */
export const impersonationNotice = defineNotice({
  name: 'access.viewed',
  data: z.object({ memberId: z.string(), sessionId: z.string() }),
  async write({ db, publicUrl }, { memberId, sessionId }) {
    const impersonation = await readImpersonationToTell(db, memberId, sessionId);
    const recipient = await readRecipient(db, memberId);
    if (!impersonation || !recipient) return [];
    return [{ memberId, to: recipient.email, content: presentImpersonation(recipient, impersonation, publicUrl) }];
  },
});
