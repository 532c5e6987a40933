import type { MailContent } from '../../platform/mail/mail-content.ts';
import type { SecurityNews } from '../access/ports.ts';
import { readRecipient, type Recipient } from '../access/read-recipient.ts';
import { deliverNotice } from './deliver-notice.ts';
import type { TellDeps } from './ports.ts';
import { TEXTS, writeMoment } from './present.ts';
import { securityEn } from './texts/security.en.ts';
import { securityEs } from './texts/security.es.ts';

const SECURITY_TEXTS = { en: securityEn, es: securityEs };

function presentSecurity(news: { recipient: Recipient; what: SecurityNews; at: Date; publicUrl: string }): MailContent {
  const { language, timeZone, firstName } = news.recipient;
  const texts = SECURITY_TEXTS[language];
  const { subject, lead } = texts.news[news.what];
  return {
    language,
    subject,
    preview: lead,
    label: { text: texts.label, tone: 'notice' },
    title: subject,
    paragraphs: [TEXTS[language].hello(firstName), lead],
    items: [],
    notes: [
      { heading: texts.when, text: writeMoment(news.at, language, timeZone) },
      { heading: texts.notYou, text: texts.notYouText },
    ],
    button: { label: texts.button, url: `${news.publicUrl}/account` },
    footer: texts.footer,
  };
}

/** Tells a member that a key of their account has changed, or that a recovery code was used. */
export async function tellSecurity(
  deps: TellDeps,
  news: { memberId: string; news: SecurityNews; at: string },
): Promise<void> {
  const recipient = await readRecipient(deps.db, news.memberId);
  if (!recipient) return;
  await deliverNotice(deps, {
    memberId: news.memberId,
    to: recipient.email,
    key: `${news.news} ${news.memberId} ${news.at}`,
    content: presentSecurity({ recipient, what: news.news, at: new Date(news.at), publicUrl: deps.publicUrl }),
  });
}
