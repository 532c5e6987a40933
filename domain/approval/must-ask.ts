import { DAY_MS } from '../time/spans.ts';
import type { Language } from '../languages.ts';
import { findWording } from '../compliance/wording/find-wording.ts';
import type { AskReason, Seat, TeamRules } from './team-rules.ts';

// Apart from the rules themselves: who only shows them needs none of the words that are looked for.

interface PostInQuestion {
  contentType: string;
  network: string;
  caption: string;
  language: Language;
}

function hasToAsk(rules: TeamRules, seat: Seat, now: number): boolean {
  if (rules.asks !== 'some') return rules.asks === 'everybody';
  const isNew = seat.joinedAt !== null && now < seat.joinedAt + rules.newForDays * DAY_MS;
  return isNew || rules.members.includes(seat.memberId) || rules.roles.includes(seat.isAdmin ? 'admin' : 'member');
}

function hasWording(from: TeamRules['wording'], { caption, language }: PostInQuestion): boolean {
  if (from === 'off') return false;
  return findWording(caption, language).some(({ level }) => level === 'block' || (from === 'warn' && level === 'warn'));
}

/** Whether the team lets nobody share these words. */
export function stopsPost({ stops }: TeamRules, post: PostInQuestion): boolean {
  return hasWording(stops, post);
}

/** Why somebody has to agree to a post before it goes out; nothing where nobody has to. */
export function reasonsToAsk(rules: TeamRules, seat: Seat, post: PostInQuestion, now: number): AskReason[] {
  if (!hasToAsk(rules, seat, now)) return [];
  if (rules.what === 'everything') return ['everything'];
  const reasons: AskReason[] = [];
  if (rules.kinds.includes(post.contentType)) reasons.push('kind');
  if (rules.networks.includes(post.network)) reasons.push('network');
  if (hasWording(rules.wording, post)) reasons.push('wording');
  return reasons;
}
