import type { BoundRoute } from './http/bind.ts';
import type { Job } from './jobs/job.ts';
import type { Notice } from './notices/notice.ts';

/** The code that does a job. `handles` makes it and checks that the two fit. */
export interface JobHandler {
  job: Job;
  handle(data: object): Promise<void>;
}

/** A job with an empty payload that is added whenever `cron` (in UTC) says so, and whenever the clock is moved by hand. */
interface Schedule {
  job: Job<Record<string, never>>;
  cron: string;
}

/** Work that goes on for as long as the process of a worker runs. */
interface Service {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** All that a feature gives to the product. The web service takes its routes and jobs, a worker everything but the routes. */
export interface Feature {
  /** The name of its folder. */
  name: string;
  routes: readonly BoundRoute[];
  /** Every job that the feature does. */
  jobs: readonly Job[];
  handlers: readonly JobHandler[];
  schedules: readonly Schedule[];
  services: readonly Service[];
  /** Every mail that the feature sends. */
  notices: readonly Notice[];
}

/** A feature; what it leaves out is empty. */
export function defineFeature(name: string, parts: Partial<Omit<Feature, 'name'>>): Feature {
  return { name, routes: [], jobs: [], handlers: [], schedules: [], services: [], notices: [], ...parts };
}

/** Ties a job to the function that does it. One that throws is called again, as the job's `retry` says. */
export function handles<Data extends object>(job: Job<Data>, handle: (data: Data) => Promise<void>): JobHandler {
  return { job: job as Job, handle: (data) => handle(data as Data) };
}
