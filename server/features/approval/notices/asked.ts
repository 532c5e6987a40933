import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { GREETING, oneLine, writeMoment } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { linkSecret } from '../../access/credentials/one-time-link.ts';
import { readOpenRecipient } from '../../access/read-recipient.ts';
import { postsOfIds, waitsForYes } from '../../sharing/approval/awaiting-posts.ts';
import { endOf } from '../end-undecided.ts';
import { asksOf, peopleOf } from '../store.ts';
import { approvalEn } from './texts.en.ts';
import { approvalEs } from './texts.es.ts';

const TEXTS = { en: approvalEn, es: approvalEs };
/** A mail is cut off when it grows too long; the page of what waits has them all. */
const LISTED = 20;

/** What of that still waits, in the order in which it has to be decided. */
async function readOpen(db: Db, asked: readonly { postId: string; linkId: string }[]) {
  const ids = asked.map(({ postId }) => postId);
  const [asks, posts] = await Promise.all([asksOf(db, ids), postsOfIds(db, ids)]);
  return asked
    .flatMap(({ postId, linkId }) => {
      const [ask, post] = [asks.get(postId), posts.get(postId)];
      return ask?.verdict === null && post && waitsForYes(post) ? { ask, post, linkId, end: endOf(ask, post) } : [];
    })
    .toSorted((a, b) => a.end.getTime() - b.end.getTime());
}

/** Posts of one member wait for this reader. What was decided or cancelled meanwhile is left out. */
export const askedNotice = defineNotice({
  name: 'approval.asked',
  data: z.object({
    approverId: z.string(),
    asks: z.array(z.object({ postId: z.string(), linkId: z.string() })),
  }),
  async write({ db, publicUrl, sessionKey }, { approverId, asks }) {
    const open = await readOpen(db, asks);
    const recipient = await readOpenRecipient(db, approverId);
    const [first] = open;
    if (!recipient || !first) return [];
    const { language, timeZone, firstName, email } = recipient;
    const text = TEXTS[language].asked;
    const people = await peopleOf(db, first.ask.team_id, { ids: [first.ask.asker_id] });
    const asker = oneLine(people.find(({ id }) => id === first.ask.asker_id)?.name ?? '');
    const about = { asker, count: open.length };
    const urlOf = (linkId: string) => `${publicUrl}/approve-post?id=${linkId}&h=${linkSecret(linkId, sessionKey)}`;
    const left = open.length - LISTED;
    const until = writeMoment(first.end, language, timeZone);
    return [
      {
        memberId: approverId,
        to: email,
        content: {
          language,
          subject: text.subject(about),
          preview: text.lead(about),
          label: { text: text.label, tone: 'attention' },
          title: text.subject(about),
          paragraphs: [GREETING[language](firstName), text.lead(about)],
          items: open.slice(0, LISTED).map(({ post, linkId }) => ({
            title: oneLine(post.title),
            detail: text.detail(networkName(post.network), writeMoment(post.due_at, language, timeZone)),
            url: urlOf(linkId),
          })),
          notes: [
            ...(left > 0 ? [{ heading: text.moreTitle, text: text.more(left) }] : []),
            { heading: text.untilTitle, text: text[first.ask.undecided](until, about) },
            { heading: text.linkTitle, text: text.link(about) },
          ],
          button: {
            label: text.button(about),
            url: open.length === 1 ? urlOf(first.linkId) : `${publicUrl}/approvals`,
          },
          footer: text.footer,
        },
      },
    ];
  },
});
