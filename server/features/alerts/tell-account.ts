import type { MailContent } from '../../platform/mail/mail-content.ts';
import { readFormerAddress } from '../access/mailed-links.ts';
import { readRecipient, type Recipient } from '../access/read-recipient.ts';
import type { AccountNews } from '../account/ports.ts';
import { readDeletion } from '../account/read-deletion.ts';
import { deliverNotice } from './deliver-notice.ts';
import type { TellDeps } from './ports.ts';
import { TEXTS, writeMoment } from './present.ts';
import { accountEn } from './texts/account.en.ts';
import { accountEs } from './texts/account.es.ts';

const ACCOUNT_TEXTS = { en: accountEn, es: accountEs };

const PAGES: Record<AccountNews, string> = {
  'already-member': '/login',
  'password-changed': '/login',
  'email-changed': '/login',
  'deletion-confirmed': '/login',
  'account-restored': '/content-calendar',
};

function presentAccount(news: {
  recipient: Recipient;
  what: AccountNews;
  deletionDueAt: Date | null;
  publicUrl: string;
}): MailContent {
  const { language, timeZone, firstName } = news.recipient;
  const texts = ACCOUNT_TEXTS[language];
  const text = texts.news[news.what];
  const deletion =
    news.deletionDueAt === null ? [] : [texts.deletedOn(writeMoment(news.deletionDueAt, language, timeZone))];
  return {
    language,
    subject: text.subject,
    preview: text.lead,
    label: { text: text.label, tone: 'notice' },
    title: text.title,
    paragraphs: [TEXTS[language].hello(firstName), text.lead, ...deletion],
    items: [],
    notes: [{ heading: texts.todo, text: text.todo }],
    button: { label: text.button, url: `${news.publicUrl}${PAGES[news.what]}` },
    footer: texts.footer,
  };
}

/** Tells a member what has happened to their account. News that is no longer true is not told. */
export async function tellAccount(
  deps: TellDeps,
  news: { memberId: string; news: AccountNews; about: string },
): Promise<void> {
  const recipient = await readRecipient(deps.db, news.memberId);
  if (!recipient) return;
  const to = news.news === 'email-changed' ? await readFormerAddress(deps.db, news.about) : recipient.email;
  const deletionDueAt = news.news === 'deletion-confirmed' ? await readDeletion(deps.db, news.memberId) : null;
  if (to === undefined || (news.news === 'deletion-confirmed' && deletionDueAt === null)) return;
  await deliverNotice(deps, {
    memberId: news.memberId,
    to,
    key: `${news.news} ${news.about}`,
    content: presentAccount({ recipient, what: news.news, deletionDueAt, publicUrl: deps.publicUrl }),
  });
}
