import { DAY_MS } from '@yardsign/domain/time/spans';
import { networkName } from '@yardsign/domain/sharing/networks/networks';
import { groupBy } from '@yardsign/domain/group-by';
import type { Language } from '@yardsign/domain/languages';
import { slotsBetween } from '../../autopilot/slots-of-days.ts';
import { postsBetween } from '../../sharing/posts/posts-of-days.ts';
import type { SchedulingDeps } from '../read-calendar.ts';
import { writeCalendarFile, type CalendarEvent } from '../../../platform/calendar/calendar-file.ts';
import { openFeed } from './feed-address.ts';
import { FEED_TEXTS } from './texts.ts';

/** What went out in the last month, and what goes out in the next half year. */
const [PAST_DAYS, COMING_DAYS] = [30, 183];

/** A file with a member's posts for their calendar program; null when the address opens nothing. */
export async function readFeed(deps: SchedulingDeps, id: string, key: string): Promise<Buffer | null> {
  const feed = await openFeed(deps, id, key);
  if (!feed) return null;
  const now = deps.clock.now();
  const range = {
    from: new Date(now.getTime() - PAST_DAYS * DAY_MS),
    until: new Date(now.getTime() + COMING_DAYS * DAY_MS),
  };
  const posts = await postsBetween(deps, feed.member_id, { ...range, now });
  const slots = await slotsBetween(deps, feed.member_id, { ...range, from: now });
  const host = new URL(deps.publicUrl).host;
  const text = FEED_TEXTS[feed.language];
  const coming = slots.map(({ id: slotId, title, at, updatedAt }): CalendarEvent => ({
    uid: `${slotId}@${host}`,
    start: at,
    summary: title,
    description: text.coming,
    url: `${deps.publicUrl}/automatic-social-media-posting`,
    changedAt: updatedAt,
  }));
  const events = [...gathered(posts, { host, publicUrl: deps.publicUrl, language: feed.language }), ...coming];
  return Buffer.from(writeCalendarFile(text.name, events));
}

type FeedPost = Awaited<ReturnType<typeof postsBetween>>[number];

/** One event for all posts of one hour of a job, known by the hour: it was one before they were made. */
function gathered(
  posts: readonly FeedPost[],
  { host, publicUrl, language }: { host: string; publicUrl: string; language: Language },
): CalendarEvent[] {
  const text = FEED_TEXTS[language];
  return [...groupBy(posts, ({ slotId, id }) => slotId ?? id)].map(([id, ofHour]) => ({
    uid: `${id}@${host}`,
    start: ofHour[0].dueAt,
    summary: ofHour[0].title,
    description: ofHour
      .map((post) => `${networkName(post.network)}, ${post.targetName}: ${text[post.stands]}`)
      .join('\n'),
    url: `${publicUrl}/posts/${ofHour[0].id}`,
    changedAt: new Date(Math.max(...ofHour.map(({ updatedAt }) => updatedAt.getTime()))),
  }));
}
