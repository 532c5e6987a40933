import { badParameter } from './graph/errors.ts';
import type { GraphCall, Network } from './network.ts';
import { flag, instant } from './graph/params.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const EARLIEST_MS = 10 * MINUTE;
// A scheduled post can be changed only up to three minutes before its time.
const FROZEN_MS = 3 * MINUTE;

export interface Timing {
  /** False for a scheduled or a hidden post. */
  published: boolean;
  scheduledAt: number | null;
}

export function checkWindow(network: Network, at: number): void {
  const ahead = at - network.clock.now();
  if (ahead < EARLIEST_MS || ahead > network.state().settings.schedulingDays * DAY) {
    throw badParameter('The specified scheduled publish time is invalid.', { transient: false });
  }
}

/** Reads `published` and `scheduled_publish_time` and applies the window: 10 minutes to 30 days ahead. */
export function readTiming(network: Network, call: GraphCall): Timing {
  const published = flag(call.params, 'published') ?? true;
  const scheduledAt = instant(call.params, 'scheduled_publish_time');
  if (scheduledAt === undefined) return { published, scheduledAt: null };
  if (published) throw badParameter('You cannot specify a scheduled publish time on a published post');
  checkWindow(network, scheduledAt);
  return { published, scheduledAt };
}

export function checkNotFrozen(network: Network, scheduledAt: number): void {
  if (scheduledAt - network.clock.now() < FROZEN_MS) {
    throw badParameter('You cannot edit a scheduled post less than 3 minutes before it is published.');
  }
}
