import { z } from 'zod';
import { GREETING, writeMoment } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readRecipient } from '../read-recipient.ts';
import { deviceCode } from '../sign-in/device-code.ts';
import { readTicket } from '../second-factor/second-factor-store.ts';
import { deviceCodeTexts } from './device-code.texts.ts';
import { nameDevice } from './name-device.ts';

/** In two halves, as one reads it off and types it. */
const inHalves = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The code that a browser waits for which the account does not know. A sign-in that is over gets no mail any more. */
export const deviceCodeNotice = defineNotice({
  name: 'access.device-code',
  data: z.object({ ticketHash: z.string() }),
  async write({ db, clock, sessionKey, publicUrl }, { ticketHash }) {
    const ticket = await readTicket(db, ticketHash, clock.now());
    const recipient = ticket && (await readRecipient(db, ticket.member_id));
    if (!recipient) return [];
    const { language, timeZone } = recipient;
    const text = deviceCodeTexts[language];
    const { browser, system } = nameDevice(ticket.user_agent);
    return [
      {
        memberId: ticket.member_id,
        to: recipient.email,
        content: {
          language,
          subject: text.subject,
          preview: text.preview,
          label: { text: text.label, tone: 'notice' },
          title: text.title(inHalves(deviceCode(ticketHash, sessionKey))),
          paragraphs: [GREETING[language](recipient.firstName), text.lead(browser, system)],
          items: [],
          notes: [
            { heading: text.until, text: text.validUntil(writeMoment(ticket.expires_at, language, timeZone)) },
            { heading: text.notYou, text: text.notYouText },
          ],
          button: { label: text.button, url: `${publicUrl}/forgot-password` },
          footer: text.footer,
        },
      },
    ];
  },
});
