import { sessionsFrom } from '@yardsign/domain/content/sessions';
import { z } from 'zod';
import { GREETING, oneLine, writeMoment } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readOpenRecipient } from '../../access/read-recipient.ts';
import { findWebinarPiece } from '../../content/webinar-pieces.ts';
import { SESSIONS_AHEAD } from '../present.ts';
import { isRegistered } from '../store.ts';
import { SESSION_TEXTS } from '../texts.ts';

/** Which session, for whom. */
export interface SessionOf {
  memberId: string;
  contentId: string;
  startsAt: string;
}

const NEWS = ['registered', 'tomorrow'] as const;
export type WebinarNews = (typeof NEWS)[number];

/** A session that a member takes part in. One that was moved meanwhile, is over, or was left is not told. */
export const sessionNotice = defineNotice({
  name: 'webinars.session',
  data: z.object({
    memberId: z.string(),
    contentId: z.string(),
    startsAt: z.iso.datetime(),
    news: z.enum(NEWS),
  }),
  async write({ db, clock, publicUrl }, { memberId, contentId, startsAt, news }) {
    const at = new Date(startsAt);
    const now = clock.now();
    const piece = await findWebinarPiece(db, contentId, { memberId, now });
    const isPlanned =
      piece &&
      sessionsFrom(piece.plan, now, SESSIONS_AHEAD).some((session) => session.startsAt.getTime() === at.getTime());
    const takesPart = await isRegistered(db, { member_id: memberId, content_id: contentId, starts_at: at });
    const recipient = await readOpenRecipient(db, memberId);
    if (!isPlanned || !takesPart || !recipient) return [];
    const { language, firstName, timeZone, email } = recipient;
    const text = SESSION_TEXTS[language];
    const title = oneLine(piece.titles[language]);
    const lead = text[news].lead(title, writeMoment(at, language, timeZone));
    const content = {
      language,
      subject: text[news].subject(title),
      preview: lead,
      label: { text: text.label, tone: 'notice' as const },
      title,
      paragraphs: [GREETING[language](firstName), lead, piece.join === null ? text.here : text.meet],
      items: [],
      notes: [],
      button: { label: text.button, url: `${publicUrl}${piece.path}` },
      footer: text.footer,
    };
    return [{ memberId, to: email, content }];
  },
});
