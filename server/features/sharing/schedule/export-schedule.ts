import type { SharingDeps } from '../deps.ts';
import { type PlannedPost, plannedPosts } from './schedule-store.ts';
import { scheduleAsCsv, scheduleAsJson, type ScheduleLine } from './schedule-file.ts';

function lineOf(post: PlannedPost): ScheduleLine {
  return {
    date: post.wall_date ?? '',
    time: post.wall_time ?? '',
    time_zone: post.wall_zone ?? '',
    piece: post.content_id,
    language: post.language,
    size: post.size,
    network: post.network,
    target: post.target_id,
    caption: post.caption,
  };
}

/** What a member has scheduled, as a file that can be changed and read again. */
export async function exportSchedule(
  deps: Pick<SharingDeps, 'db'>,
  memberId: string,
  format: 'csv' | 'json',
): Promise<Buffer> {
  const lines = (await plannedPosts(deps.db, memberId)).map(lineOf);
  return format === 'csv' ? scheduleAsCsv(lines) : scheduleAsJson(lines);
}
