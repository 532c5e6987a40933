import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { z } from 'zod';
import { GREETING, oneLine } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readOpenRecipient } from '../../access/read-recipient.ts';
import { postsOfIds } from '../../sharing/approval/awaiting-posts.ts';
import { findAsk, peopleOf } from '../store.ts';
import { approvalEn } from './texts.en.ts';
import { approvalEs } from './texts.es.ts';

const TEXTS = { en: approvalEn, es: approvalEs };

/** What became of a member's post that waited. Not told when it is asked for anew. */
export const answeredNotice = defineNotice({
  name: 'approval.answered',
  data: z.object({ postId: z.string() }),
  async write({ db, publicUrl }, { postId }) {
    const ask = await findAsk(db, postId);
    const post = (await postsOfIds(db, [postId])).get(postId);
    const recipient = ask && (await readOpenRecipient(db, ask.asker_id));
    if (!ask || !post || !recipient || ask.verdict === null) return [];
    const { language, firstName, email } = recipient;
    const text = TEXTS[language].answered;
    const people = await peopleOf(db, ask.team_id, { ids: [ask.decided_by ?? ''] });
    const by = oneLine(people.find(({ id }) => id === ask.decided_by)?.name ?? '');
    const about = { by, title: oneLine(post.title), network: networkName(post.network) };
    const title = text.titles[ask.verdict](about);
    const goesOut = ask.verdict === 'approved' || ask.verdict === 'undecided_sent';
    const lead = goesOut ? text.goesOut(about) : text.stopped;
    return [
      {
        memberId: ask.asker_id,
        to: email,
        content: {
          language,
          subject: title,
          preview: lead,
          label: { text: text.label, tone: goesOut ? 'notice' : 'attention' },
          title,
          paragraphs: [GREETING[language](firstName), lead],
          items: [],
          notes: ask.reason === null ? [] : [{ heading: text.reasonTitle, text: oneLine(ask.reason) }],
          button: { label: text.button, url: `${publicUrl}/posts/${postId}` },
          footer: text.footer,
        },
      },
    ];
  },
});
