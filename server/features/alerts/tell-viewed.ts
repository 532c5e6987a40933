import type { MailContent } from '../../platform/mail/mail-content.ts';
import { readRecipient, type Recipient } from '../access/read-recipient.ts';
import { readViewingToTell } from '../access/read-viewing.ts';
import { deliverNotice } from './deliver-notice.ts';
import type { TellDeps } from './ports.ts';
import { oneLine, TEXTS, writeMoment } from './present.ts';
import { viewedEn } from './texts/viewed.en.ts';
import { viewedEs } from './texts/viewed.es.ts';

const VIEWED_TEXTS = { en: viewedEn, es: viewedEs };

function presentViewed(
  recipient: Recipient,
  viewing: { byName: string; reason: string; at: Date },
  publicUrl: string,
): MailContent {
  const { language, timeZone, firstName } = recipient;
  const text = VIEWED_TEXTS[language];
  return {
    language,
    subject: text.subject,
    preview: text.lead(oneLine(viewing.byName)),
    label: { text: text.label, tone: 'notice' },
    title: text.subject,
    paragraphs: [TEXTS[language].hello(firstName), text.lead(oneLine(viewing.byName)), text.limits],
    items: [],
    notes: [
      { heading: text.when, text: writeMoment(viewing.at, language, timeZone) },
      { heading: text.why, text: oneLine(viewing.reason) },
      { heading: text.todo, text: text.todoText },
    ],
    button: { label: text.button, url: `${publicUrl}/account` },
    footer: text.footer,
  };
}

/** Tells a member that support saw the product as them: of the first time in a day. */
export async function tellViewed(deps: TellDeps, news: { memberId: string; sessionId: string }): Promise<void> {
  const viewing = await readViewingToTell(deps.db, news.memberId, news.sessionId);
  const recipient = await readRecipient(deps.db, news.memberId);
  if (!viewing || !recipient) return;
  await deliverNotice(deps, {
    memberId: news.memberId,
    to: recipient.email,
    key: `viewed ${news.sessionId}`,
    content: presentViewed(recipient, viewing, deps.publicUrl),
  });
}
