import { z } from 'zod';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { GREETING, oneLine } from '../../../platform/mail/words.ts';
import { defineNotice } from '../../../platform/notices/notice.ts';
import { readOpenRecipient, type Recipient } from '../../access/read-recipient.ts';
import { TEAM_NEWS, type TeamNews } from '../ports.ts';
import { readTeamNews } from '../read-team-news.ts';
import { teamsEn } from './texts.en.ts';
import { teamsEs } from './texts.es.ts';

const TEXTS = { en: teamsEn, es: teamsEs };

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
  const text = TEXTS[language].news[news.what];
  const about = { team: oneLine(news.team), member: oneLine(news.member) };
  return {
    language,
    subject: text.subject(about),
    preview: text.lead(about),
    label: { text: text.label, tone: 'notice' },
    title: text.subject(about),
    paragraphs: [GREETING[language](firstName), text.lead(about)],
    items: [],
    notes: text.notes,
    button: { label: text.button, url: `${publicUrl}${PAGES[news.what]}` },
    footer: text.footer,
  };
}

/** A member has left a team, or a team has given a seat back or ended. The owner reads of the first, the member of the others. */
export const teamNotice = defineNotice({
  name: 'teams.news',
  data: z.object({ news: z.enum(TEAM_NEWS), teamId: z.string(), memberId: z.string(), about: z.string() }),
  async write({ db, publicUrl }, data) {
    const memberId = data.news === 'member-left' ? data.teamId : data.memberId;
    const recipient = await readOpenRecipient(db, memberId);
    // A team that has ended has left no name.
    const named = data.news === 'team-ended' ? { team: '', member: '' } : await readTeamNews(db, data);
    if (!recipient || !named) return [];
    const content = presentNews(recipient, { what: data.news, ...named }, publicUrl);
    return [{ memberId, to: recipient.email, content }];
  },
});
