import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from './clock.ts';
import { ControlError } from './control-error.ts';
import { answerControl, readControl } from './control-routes.ts';
import type { Fields } from './form.ts';

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

function describe(clock: SandboxClock): { now: string; epochMs: number } {
  const epochMs = Math.round(clock.now());
  return { now: new Date(epochMs).toISOString(), epochMs };
}

function readInstant(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  // A time without a zone, as a form's date field gives it, is UTC; never the zone of the machine.
  if (typeof value === 'string') return Date.parse(ZONE.test(value) ? value : `${value}Z`);
  return Number.NaN;
}

function targetOf(fields: Fields, clock: SandboxClock): number {
  const { at, advanceMs } = fields;
  if ((at === undefined) === (advanceMs === undefined)) throw new ControlError('Give either "at" or "advanceMs".');
  const target = at === undefined ? clock.now() + Number(advanceMs) : readInstant(at);
  if (!(target >= EARLIEST && target <= LATEST)) {
    throw new ControlError(
      '"at" must be an ISO time or epoch ms, "advanceMs" a number of ms, between the years 2000 and 2100.',
    );
  }
  return target;
}

/** `GET` and `POST /_clock`: shows and moves the time of the whole process, and lets happen what became due. */
export function registerClock(scope: FastifyInstance, clock: SandboxClock, settle: () => Promise<void>): void {
  scope.get('/_clock', async () => describe(clock));
  scope.post('/_clock', async (request, reply) => {
    const fields = await readControl(request);
    clock.moveTo(targetOf(fields, clock));
    await settle();
    return answerControl(request, reply, describe(clock));
  });
}
