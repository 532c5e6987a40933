import type { MailContent } from '../../platform/mail/mail-content.ts';
import { readRecipient, type Recipient } from '../access/read-recipient.ts';
import type { TeamNews } from '../teams/ports.ts';
import { readTeamNews } from '../teams/read-team-news.ts';
import { deliverNotice } from './deliver-notice.ts';
import type { TellDeps } from './ports.ts';
import { oneLine, TEXTS } from './present.ts';
import { teamsEn } from './texts/teams.en.ts';
import { teamsEs } from './texts/teams.es.ts';

const TEAM_TEXTS = { en: teamsEn, es: teamsEs };

const PAGES: Record<TeamNews, string> = {
  'member-left': '/team-management',
  removed: '/dashboard',
  'team-ended': '/dashboard',
};

function presentNews(
  recipient: Recipient,
  news: { what: TeamNews; team: string; member: string },
  publicUrl: string,
): MailContent {
  const { language, firstName } = recipient;
  const text = TEAM_TEXTS[language].news[news.what];
  const about = { team: oneLine(news.team), member: oneLine(news.member) };
  return {
    language,
    subject: text.subject(about),
    preview: text.lead(about),
    label: { text: text.label, tone: 'notice' },
    title: text.subject(about),
    paragraphs: [TEXTS[language].hello(firstName), text.lead(about)],
    items: [],
    notes: text.notes,
    button: { label: text.button, url: `${publicUrl}${PAGES[news.what]}` },
    footer: text.footer,
  };
}

/** Tells the owner who left their team, or a member that the team has taken them off. */
export async function tellTeam(
  deps: TellDeps,
  news: { news: TeamNews; teamId: string; memberId: string; about: string },
): Promise<void> {
  const to = news.news === 'member-left' ? news.teamId : news.memberId;
  const recipient = await readRecipient(deps.db, to);
  // A team that has ended has left no name.
  const named = news.news === 'team-ended' ? { team: '', member: '' } : await readTeamNews(deps.db, news);
  if (!recipient || !named) return;
  await deliverNotice(deps, {
    memberId: to,
    to: recipient.email,
    key: `${news.news} ${news.about}`,
    content: presentNews(recipient, { what: news.news, ...named }, deps.publicUrl),
  });
}
