import type { Lead, LeadPage } from './api.ts';

/** Which leads a list shows. */
export type Show = 'open' | 'all';

/** A page of leads with one marked as answered or open. It keeps its place in the list until the truth is read again. */
export function withAnswered(page: LeadPage, lead: Lead, answered: boolean): LeadPage {
  const items = page.items.map((one) =>
    one.id === lead.id ? { ...one, answeredAt: answered ? (one.answeredAt ?? one.lastSentAt) : null } : one,
  );
  const wasAnswered = lead.answeredAt !== null;
  const change = Number(wasAnswered) - Number(answered);
  return { ...page, items, open: Math.max(0, page.open + change) };
}

/** A letter to whoever wrote, with a subject that says what it is about. */
export function letterTo(lead: Pick<Lead, 'email' | 'page'>, subject: string): string {
  return `mailto:${encodeURIComponent(lead.email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

/** The address of a feed, of one category or of all. */
export function feedAddress(feed: string, category: string | null): string {
  return category === null ? feed : `${feed}?category=${encodeURIComponent(category)}`;
}
