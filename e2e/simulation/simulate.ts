import { SECOND_MS } from '@yardsign/domain/time/spans';
import { type Delivery, scheduledAt } from '@yardsign/domain/sharing/delivery';
import type { PostEvent } from '@yardsign/domain/sharing/post-event';
import { windowClosed } from '@yardsign/domain/sharing/timings';
import { seededNumbers } from '@yardsign/server/platform/testing/seeded-numbers';
import { Agenda, type Step } from './agenda.ts';
import type { Protocol, Told, World } from './protocol.ts';
import { type Job, judge, type Verdict } from './verdict.ts';

const END = 8 * 3600 * SECOND_MS;
const FAULTS_STOP = 3 * 3600 * SECOND_MS;
/** After this neither a member nor the consent screen brings a post back to life. */
const LAST_CLICK = 1600 * SECOND_MS;

/** What a worker does next, and how far its clock is from the true time. */
type Worker = Step & { skew: number };

/** Runs one seed to its end. The same seed gives the same run, to the last bit of `trace`. */
export function simulate(seed: number, protocol: Protocol, world: World): Verdict {
  const random = seededNumbers(seed);
  const agenda = new Agenda();
  const { timings } = protocol;
  let now = 0;
  let trace = 2166136261;
  let connectionLost = false;
  /** Grows with every reconnect: a refusal of an older token says nothing of the present one. */
  let epoch = 0;
  let accountInOrder = true;

  /** A clock like any other seed's: drawn from numbers of its own, so that the rest of the run does not depend on it. */
  const skews = seededNumbers(seed ^ 0x5eed);
  const skewUpTo = (most: number) => Math.round((2 * skews() - 1) * most);
  const networkSkew = skewUpTo(world.networkSkewMs);

  const chance = (probability: number) => now < FAULTS_STOP && random() < probability;
  const jobs: Job[] = Array.from({ length: world.jobs }, () => ({
    row: scheduledAt(Math.floor(random() * 600) * SECOND_MS),
    effects: [],
  }));

  /** Commits a change if the row is still the one that it was made from; answers the new row. */
  const commit = (job: Job, from: Delivery, event: PostEvent): Delivery | undefined => {
    const base = protocol.fenced ? from : job.row;
    if (protocol.fenced && job.row.version !== from.version) return undefined;
    const result = protocol.transition(base, event, timings);
    if (!result.ok) return undefined;
    job.row = result.value;
    trace = Math.imul(trace ^ (now + event.kind.length * 7 + job.row.version), 16777619);
    return job.row;
  };

  /** The next step of a worker: after `delay`, unless the process dies here; it may also be stopped for a while. */
  const then = (worker: Worker, delay: number, step: Step) => {
    if (chance(world.crash)) {
      agenda.add(now + SECOND_MS + random() * 20 * SECOND_MS, worker);
      return;
    }
    const stopped = chance(world.stop) ? random() * world.longestStopMs : 0;
    agenda.add(now + delay + stopped, step);
  };

  const makeEffect = (job: Job, at: number) => {
    job.effects.push({ at, shownAt: at + random() * world.listLagMs });
  };

  /** The network takes the call. `answer` is called with what comes back, at the time when it does. */
  const call = (job: Job, answer: (event: Told['kind'] | 'silence', at: number) => void) => {
    if (connectionLost) return answer('token_refused', now + 50);
    const dice = now < FAULTS_STOP ? random() : 0;
    const latency = 50 + random() * 2 * SECOND_MS;
    if (dice < 0.6) {
      makeEffect(job, now + latency / 2);
      answer('published', now + latency);
    } else if (dice < 0.7) answer('held_back', now + latency);
    else if (dice < 0.72) answer('refused', now + latency);
    else if (dice < 0.8) answer('silence', now + timings.requestTimeoutMs);
    else if (dice < 0.92) {
      makeEffect(job, now + latency / 2);
      answer('silence', now + timings.requestTimeoutMs);
    } else {
      makeEffect(job, now + random() * world.lateEffectMs);
      answer('silence', now + timings.requestTimeoutMs);
    }
  };

  const told = (kind: Told['kind'], at = now) =>
    ({
      kind,
      now: at,
      readAt: at,
      dueAt: at,
      reason: 'rejected',
      duplicate: false,
      retryAfterMs: null,
      waitMs: 5 * SECOND_MS,
    }) as Told;

  const send = (worker: Worker, job: Job, from: Delivery, begunAt: number) => {
    if (!protocol.maySend(now + worker.skew - begunAt, timings)) {
      commit(job, from, told('held_back', now + worker.skew));
      return agenda.add(now, worker);
    }
    const calledIn = epoch;
    call(job, (answer, at) => {
      then(worker, at - now, () => {
        const row = protocol.intentFirst ? from : commit(job, from, { kind: 'begin_sending', now: begunAt });
        const renewed = answer === 'token_refused' && epoch !== calledIn;
        const event = renewed ? 'held_back' : answer === 'silence' ? protocol.onSilence : answer;
        if (row) commit(job, row, told(event, now + worker.skew));
        agenda.add(now, worker);
      });
    });
  };

  const deliver = (worker: Worker, job: Job) => {
    const claimed = commit(job, job.row, { kind: 'claim', now: now + worker.skew });
    if (!claimed) return agenda.add(now + 100, worker);
    if (windowClosed(claimed, now + worker.skew, timings)) {
      commit(job, claimed, { kind: 'window_closed' });
      return agenda.add(now, worker);
    }
    if (!accountInOrder) {
      commit(job, claimed, { kind: 'withheld', now: now + worker.skew, reason: 'account_not_active' });
      return agenda.add(now, worker);
    }
    then(worker, 200 + random() * 2 * SECOND_MS, () => {
      if (random() < 0.1) {
        // The network still works on the picture.
        commit(job, claimed, told('not_ready', now + worker.skew));
        return agenda.add(now, worker);
      }
      const begunAt = now + worker.skew;
      if (!protocol.intentFirst) return then(worker, 20, () => send(worker, job, claimed, begunAt));
      // The commit itself takes time, and may be where the process is stopped; `begunAt` was read before it.
      then(worker, random() * 100, () => {
        const sending = commit(job, claimed, { kind: 'begin_sending', now: begunAt });
        if (!sending) return agenda.add(now, worker);
        then(worker, random() * 100, () => send(worker, job, sending, begunAt));
      });
    });
  };

  const check = (worker: Worker, job: Job) => {
    const taken = commit(job, job.row, { kind: 'claim_check', now: now + worker.skew });
    if (!taken) return agenda.add(now + 100, worker);
    const readAt = now + worker.skew;
    const from = protocol.searchFrom(taken.firstSentAt ?? readAt, networkSkew - worker.skew);
    const shown = job.effects.some((effect) => effect.shownAt <= now && effect.at + networkSkew >= from);
    const unreadable = chance(0.1);
    const lostIn = connectionLost ? epoch : undefined;
    then(worker, 100 + random() * SECOND_MS, () => {
      if (lostIn !== undefined)
        commit(job, taken, told(lostIn === epoch ? 'connection_lost' : 'check_failed', now + worker.skew));
      else if (unreadable) commit(job, taken, told(protocol.onUnreadable, now + worker.skew));
      else commit(job, taken, shown ? { kind: 'found' } : { kind: 'absent', readAt });
      agenda.add(now, worker);
    });
  };

  const startWorker = () => {
    const work = () => {
      const own = now + worker.skew;
      let soonest: number | undefined;
      for (const job of jobs) {
        const { state, leaseUntil, nextAt } = job.row;
        if (leaseUntil !== null && leaseUntil <= own) commit(job, job.row, { kind: 'lease_expired', now: own });
        if (nextAt !== null && nextAt <= own && state === 'scheduled') return deliver(worker, job);
        if (nextAt !== null && nextAt <= own && state === 'unconfirmed') return check(worker, job);
        const wake = job.row.leaseUntil ?? job.row.nextAt;
        if (wake !== null && (soonest === undefined || wake - worker.skew < soonest)) soonest = wake - worker.skew;
      }
      const open = jobs.some(({ row }) => row.leaseUntil !== null || row.nextAt !== null);
      if (open || now < LAST_CLICK)
        agenda.add(Math.max(now + 100, Math.min(soonest ?? now + 60 * SECOND_MS, now + 60 * SECOND_MS)), worker);
    };
    const worker: Worker = Object.assign(work, { skew: skewUpTo(world.workerSkewMs) });
    agenda.add(random() * SECOND_MS, worker);
  };

  /** What somebody sees who looks at the target now. */
  const isShown = (job: Job) => job.effects.some(({ shownAt }) => shownAt <= now);

  /** The member clicks something that the page offers, whenever; the page may show an old state by then. */
  const click = (job: Job) => {
    const seen = job.row;
    const offered = protocol.allowed(seen);
    const at = now + random() * 5 * SECOND_MS;
    agenda.add(at, () => {
      const pick = random();
      if (offered.cancel && pick < 0.2) commit(job, job.row, { kind: 'cancel' });
      else if (offered.retry && pick < 0.6) commit(job, job.row, told('retry'));
      else if (offered.settle && pick < 0.7) commit(job, job.row, told(isShown(job) ? 'seen_there' : 'seen_absent'));
      else if (offered.checkAgain && pick < 0.8) commit(job, job.row, told('check_again'));
      else if (offered.reschedule) commit(job, job.row, { kind: 'reschedule', dueAt: now + 10 * SECOND_MS });
    });
  };

  const loseConnection = (lost: boolean) => {
    connectionLost = lost;
    if (!lost) epoch += 1;
    for (const job of jobs) commit(job, job.row, told(lost ? 'connection_lost' : 'reconnected'));
  };

  for (let count = 0; count < world.workers; count++) startWorker();
  for (const job of jobs) {
    if (random() < 0.3) agenda.add(random() * 1200 * SECOND_MS, () => click(job));
  }
  if (random() < 0.3) {
    const lostAt = random() * 900 * SECOND_MS;
    agenda.add(lostAt, () => loseConnection(true));
    agenda.add(lostAt + random() * 600 * SECOND_MS, () => loseConnection(false));
  }
  if (random() < 0.2) {
    const pausedAt = random() * 600 * SECOND_MS;
    agenda.add(pausedAt, () => (accountInOrder = false));
    // Some come back too late for whatever waits: its window has closed by then.
    const pausedFor = random() < 0.1 ? END : random() * 1800 * SECOND_MS;
    agenda.add(pausedAt + pausedFor, () => (accountInOrder = true));
  }

  for (let entry = agenda.next(); entry && entry.at <= END; entry = agenda.next()) {
    now = entry.at;
    entry.step();
  }
  return judge(jobs, trace >>> 0);
}
