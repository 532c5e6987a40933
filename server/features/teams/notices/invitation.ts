import { z } from 'zod';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { nameWithoutLinks, writeMoment } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { linkSecret } from '../../access/credentials/one-time-link.ts';
import { readInviteForMail } from '../read-invite.ts';
import { teamsEn } from './texts.en.ts';
import { teamsEs } from './texts.es.ts';

const TEXTS = { en: teamsEn, es: teamsEs };
/** An invited person has no time zone here yet. Only the day matters. */
const ZONE = 'America/New_York';

type Invite = NonNullable<Awaited<ReturnType<typeof readInviteForMail>>>;

function presentInvite(invite: Invite, url: string): MailContent {
  const text = TEXTS[invite.language];
  const about = {
    team: nameWithoutLinks(invite.company === '' ? invite.ownerName : invite.company),
    invitedBy: nameWithoutLinks(invite.invitedBy),
  };
  return {
    language: invite.language,
    // Nothing that a member wrote: anybody can be invited, and a subject is read before its sender is known.
    subject: text.subject,
    preview: text.lead(about),
    label: { text: text.label, tone: 'notice' },
    title: text.title(about),
    paragraphs: [
      text.hello(nameWithoutLinks(invite.firstName)),
      text.lead(about),
      ...(invite.isAdmin ? [text.asAdmin] : []),
    ],
    items: [],
    notes: [
      { heading: text.howTitle, text: text.how },
      { heading: text.untilTitle, text: writeMoment(invite.expiresAt, invite.language, ZONE) },
    ],
    button: { label: text.button, url },
    footer: text.footer(about),
  };
}

/** An invitation to a team, unless it was answered, taken back or sent again meanwhile. */
export const invitationNotice = defineNotice({
  name: 'teams.invitation',
  data: z.object({ inviteId: z.string(), linkId: z.string() }),
  async write({ db, clock, publicUrl, sessionKey }, { inviteId, linkId }) {
    const invite = await readInviteForMail(db, { inviteId, linkId }, clock.now());
    if (!invite) return [];
    const url = `${publicUrl}/join-team?id=${linkId}&h=${linkSecret(linkId, sessionKey)}`;
    return [{ memberId: invite.memberId, to: invite.email, content: presentInvite(invite, url) }];
  },
});
