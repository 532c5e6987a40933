import { z } from 'zod';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { GREETING, writeMoment } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { SECURITY_NEWS, type SecurityNews } from '../ports.ts';
import { readRecipient, type Recipient } from '../read-recipient.ts';
import { securityEn } from './security.en.ts';
import { securityEs } from './security.es.ts';

const TEXTS = { en: securityEn, es: securityEs };

function presentSecurity(news: { recipient: Recipient; what: SecurityNews; at: Date; publicUrl: string }): MailContent {
  const { language, timeZone, firstName } = news.recipient;
  const texts = TEXTS[language];
  const { subject, lead } = texts.news[news.what];
  return {
    language,
    subject,
    preview: lead,
    label: { text: texts.label, tone: 'notice' },
    title: subject,
    paragraphs: [GREETING[language](firstName), lead],
    items: [],
    notes: [
      { heading: texts.when, text: writeMoment(news.at, language, timeZone) },
      { heading: texts.notYou, text: texts.notYouText },
    ],
    button: { label: texts.button, url: `${news.publicUrl}/account` },
    footer: texts.footer,
  };
}

/** A key of an account has changed, or a recovery code was used. */
export const securityNotice = defineNotice({
  name: 'access.security-news',
  data: z.object({ memberId: z.string(), news: z.enum(SECURITY_NEWS), at: z.iso.datetime() }),
  async write({ db, publicUrl }, { memberId, news, at }) {
    const recipient = await readRecipient(db, memberId);
    if (!recipient) return [];
    return [
      {
        memberId,
        to: recipient.email,
        content: presentSecurity({ recipient, what: news, at: new Date(at), publicUrl }),
      },
    ];
  },
});
