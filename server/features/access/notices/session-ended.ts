import { z } from 'zod';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { GREETING, writeMoment } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readEndedSession, type EndedSession } from '../session/read-ended-session.ts';
import { readRecipient, type Recipient } from '../read-recipient.ts';
import { nameDevice } from './name-device.ts';
import { sessionEndedTexts } from './session-ended.texts.ts';

function presentSessionEnded(news: { recipient: Recipient; session: EndedSession; publicUrl: string }): MailContent {
  const { recipient, session, publicUrl } = news;
  const { language, timeZone } = recipient;
  const text = sessionEndedTexts[language];
  const { browser, system } = nameDevice(session.userAgent);
  const moment = (at: Date) => writeMoment(at, language, timeZone);
  return {
    language,
    subject: text.subject,
    preview: text.preview,
    label: { text: text.label, tone: 'notice' },
    title: text.title,
    paragraphs: [GREETING[language](recipient.firstName), text.lead, text.meaning],
    items: [],
    notes: [
      {
        heading: text.which,
        text: text.described(text.device(browser, system), moment(session.startedAt), moment(session.endedAt)),
      },
      { heading: text.todo, text: text.todoText },
    ],
    button: { label: text.button, url: `${publicUrl}/login` },
    footer: text.footer,
  };
}

/** A copy of a member's sign-in was used, and the sign-in was ended for it. */
export const sessionEndedNotice = defineNotice({
  name: 'access.session-ended',
  data: z.object({ memberId: z.string(), sessionId: z.string() }),
  async write({ db, publicUrl }, { memberId, sessionId }) {
    const session = await readEndedSession(db, memberId, sessionId);
    const recipient = await readRecipient(db, memberId);
    if (!session || !recipient) return [];
    return [{ memberId, to: recipient.email, content: presentSessionEnded({ recipient, session, publicUrl }) }];
  },
});
