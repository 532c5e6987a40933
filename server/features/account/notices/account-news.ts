import { z } from 'zod';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { GREETING, writeMoment } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readFormerAddress } from '../../access/credentials/mailed-links.ts';
import { readRecipient, type Recipient } from '../../access/read-recipient.ts';
import { ACCOUNT_NEWS, type AccountNews } from '../ports.ts';
import { readDeletion } from '../deletion/read-deletion.ts';
import { accountEn } from './texts.en.ts';
import { accountEs } from './texts.es.ts';

const TEXTS = { en: accountEn, es: accountEs };

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
  const texts = TEXTS[language];
  const text = texts.news[news.what];
  const deletion =
    news.deletionDueAt === null ? [] : [texts.deletedOn(writeMoment(news.deletionDueAt, language, timeZone))];
  return {
    language,
    subject: text.subject,
    preview: text.lead,
    label: { text: text.label, tone: 'notice' },
    title: text.title,
    paragraphs: [GREETING[language](firstName), text.lead, ...deletion],
    items: [],
    notes: [{ heading: texts.todo, text: text.todo }],
    button: { label: text.button, url: `${news.publicUrl}${PAGES[news.what]}` },
    footer: texts.footer,
  };
}

/** What has happened to an account. News that is no longer true is not told. */
export const accountNotice = defineNotice({
  name: 'account.news',
  data: z.object({ memberId: z.string(), news: z.enum(ACCOUNT_NEWS), about: z.string() }),
  async write({ db, publicUrl }, { memberId, news, about }) {
    const recipient = await readRecipient(db, memberId);
    if (!recipient) return [];
    const to = news === 'email-changed' ? await readFormerAddress(db, about) : recipient.email;
    const deletionDueAt = news === 'deletion-confirmed' ? await readDeletion(db, memberId) : null;
    if (to === undefined || (news === 'deletion-confirmed' && deletionDueAt === null)) return [];
    return [{ memberId, to, content: presentAccount({ recipient, what: news, deletionDueAt, publicUrl }) }];
  },
});
