import type { MailContent } from '../../platform/mail/mail-content.ts';
import { linkSecret } from '../access/one-time-link.ts';
import { readInviteForMail } from '../teams/read-invite.ts';
import { deliverNotice } from './deliver-notice.ts';
import type { TellDeps } from './ports.ts';
import { oneLine, writeMoment } from './present.ts';
import { teamsEn } from './texts/teams.en.ts';
import { teamsEs } from './texts/teams.es.ts';

const TEXTS = { en: teamsEn, es: teamsEs };
/** Whoever is invited has no time zone with us yet; the day is what counts. */
const ZONE = 'America/New_York';

type Invite = NonNullable<Awaited<ReturnType<typeof readInviteForMail>>>;

function presentInvite(invite: Invite, url: string): MailContent {
  const text = TEXTS[invite.language];
  const about = {
    team: oneLine(invite.company === '' ? invite.ownerName : invite.company),
    invitedBy: oneLine(invite.invitedBy),
  };
  return {
    language: invite.language,
    subject: text.subject(about),
    preview: text.lead(about),
    label: { text: text.label, tone: 'notice' },
    title: text.title(about),
    paragraphs: [text.hello(oneLine(invite.firstName)), text.lead(about), ...(invite.isAdmin ? [text.asAdmin] : [])],
    items: [],
    notes: [
      { heading: text.howTitle, text: text.how },
      { heading: text.untilTitle, text: writeMoment(invite.expiresAt, invite.language, ZONE) },
    ],
    button: { label: text.button, url },
    footer: text.footer(about),
  };
}

/** Mails an invitation to a team, unless it was answered or taken back meanwhile. */
export async function mailTeamInvite(deps: TellDeps, job: { inviteId: string; linkId: string }): Promise<void> {
  const invite = await readInviteForMail(deps.db, job.inviteId, deps.clock.now());
  if (!invite) return;
  const url = `${deps.publicUrl}/join-team?id=${job.linkId}&h=${linkSecret(job.linkId, deps.sessionKey)}`;
  await deliverNotice(deps, {
    memberId: invite.memberId,
    to: invite.email,
    key: `invite ${job.linkId}`,
    content: presentInvite(invite, url),
  });
}
