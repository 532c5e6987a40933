import type { UsageEvent } from '@yardsign/contracts/routes/usage';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { pageRows } from '@yardsign/domain/access/pages';
import { isCrew } from '@yardsign/domain/access/roles';
import { redact, redactValue } from '@yardsign/domain/site/redact';
import { countsAsUse } from '@yardsign/domain/usage/usage-event';
import { countOnce } from './store.ts';
import type { ToldUse, UsageDeps } from './ports.ts';

const PAGES: ReadonlySet<string> = new Set(pageRows.map(({ path }) => path));

const redacted = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, redactValue(name, text)]));

/** What analytics are told: who it was as the server knows it, and no address that opens something. */
function toldOf({ userId, type, status }: MemberActor, event: UsageEvent): ToldUse {
  const { params, query, ...address } = event.eventData;
  return {
    ...event,
    user: { id: userId, type, status, plan: event.user.plan },
    eventData: {
      name: redact(address.name),
      path: redact(address.path),
      fullPath: redact(address.fullPath),
      hash: redact(address.hash),
      params: redacted(params),
      query: redacted(query),
    },
  };
}

/** Counts an event and passes it on. What is no use, or too much, is left out without a word: nobody waits for an answer. */
export async function takeEvent(deps: UsageDeps, actor: MemberActor, event: UsageEvent): Promise<void> {
  if (!countsAsUse({ isStaff: isCrew(actor), impersonated: actor.impersonator !== null })) return;
  if (!(await deps.limit.take(actor.userId)).ok) return;
  const day = deps.clock.now().toISOString().slice(0, 10);
  const page = PAGES.has(event.eventData.name) ? event.eventData.name : '';
  await countOnce(deps.db, { day, event: event.event, page });
  deps.analytics.send(toldOf(actor, event));
}
