import type { TeamNews } from '../ports.ts';

/** @param member whoever is no longer on the team. */
interface NewsTexts {
  label: string;
  subject(about: { team: string; member: string }): string;
  lead(about: { team: string; member: string }): string;
  notes: { heading: string; text: string }[];
  button: string;
  footer: string;
}

interface About {
  /** The company of the team, or its owner. */
  team: string;
  invitedBy: string;
}

/** What the mails of a team say, in one language. A missing line is a type error. */
export interface TeamTexts {
  label: string;
  subject: string;
  title(about: About): string;
  /** @param firstName may be empty. */
  hello(firstName: string): string;
  lead(about: About): string;
  asAdmin: string;
  howTitle: string;
  how: string;
  untilTitle: string;
  button: string;
  footer(about: About): string;
  news: Record<TeamNews, NewsTexts>;
}
