import { sql } from 'kysely';
import { notifyJob } from '../../../features/alerts/jobs.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Notice } from '../../../platform/notices/notice.ts';

/** What waits in the queue under the name of a job, oldest first. */
export async function queuedJobs<Data>(db: Db, name: string): Promise<Data[]> {
  const { rows } = await sql<{
    data: Data;
  }>`select data from pgboss.job where name = ${name} order by created_on, id`.execute(db);
  return rows.map(({ data }) => data);
}

/** The data of the notices of a kind that wait to be told, oldest first. */
export async function queuedNotices<Data extends object>(db: Db, notice: Notice<Data>): Promise<Data[]> {
  const jobs = await queuedJobs<{ notice: string; data: Data }>(db, notifyJob.name);
  return jobs.filter(({ notice: name }) => name === notice.name).map(({ data }) => data);
}
