import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { usageRoutes } from '@yardsign/contracts/routes/usage';
import { isCrewLevel } from '@yardsign/domain/access/roles';
import {
  countsAsUse,
  eventName,
  PAGE_VIEW,
  sectionOf,
  toldContent,
  type UsageAction,
} from '@yardsign/domain/usage/usage-event';
import { standingOf } from '../session/guard-person.ts';
import type { Session } from '../session/session-query.ts';
import type { ShownContent } from './note-use.ts';

export type TellableEvent = RouteTypes<(typeof usageRoutes)['track']>['bodyIn'];

/** A page as the router has it. */
export interface Place {
  /** Its pattern. */
  name: string;
  path: string;
  fullPath: string;
  hash: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
}

export interface TellerPorts {
  /** Who is signed in, if anybody is. */
  session(): Session | null;
  tell(event: TellableEvent): void;
  /** Does it a moment later. Answers the way to leave it. */
  later(work: () => void): () => void;
  userAgent: string;
  /** By what analytics put the events of one visit together. */
  platform: Readonly<Record<string, string>>;
}

const LONGEST_VALUE = 500;
const NOTHING: ShownContent = { title: '', contents: '', image: '' };

/** Of a query what narrows a list, and what searches it. */
const NARROWS = ['types', 'categories', 'show'];
const SEARCHES = 'q';

const asText = (value: unknown) => String(value ?? '').slice(0, LONGEST_VALUE);
const asTexts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values)
      .slice(0, 20)
      .map(([name, value]) => [name.slice(0, 60), asText(value)]),
  );

/** Who it is, without anything that opens something. */
function personOf({ user }: Session): TellableEvent['user'] {
  const plan = user.features.find(({ is_plan: isPlan }) => isPlan)?.slug ?? null;
  return { id: user.id, type: user.type, status: user.status, plan };
}

function isUse(session: Session): boolean {
  const { accessLevel } = standingOf(session);
  return countsAsUse({ isStaff: isCrewLevel(accessLevel), impersonated: session.impersonation !== null });
}

/** What a change of the query on a page amounts to. */
function narrowing(before: Place['query'], now: Place['query']): UsageAction | null {
  const differs = (name: string) => asText(before[name]) !== asText(now[name]);
  if (differs(SEARCHES) && asText(now[SEARCHES]) !== '') return 'search';
  return NARROWS.some(differs) ? 'filter' : null;
}

/**
 * Tells of what a member does. The view of a page waits a moment for what the page shows: it goes out as soon as that is known, and
 * at the latest before the next page.
 */
export function createUsageTeller({ session, tell, later, userAgent, platform }: TellerPorts) {
  let place: Place | null = null;
  let content: ShownContent | null = null;
  let leave: (() => void) | null = null;

  function send(event: string, at: Place): void {
    const who = session();
    if (who === null || !isUse(who)) return;
    tell({
      event,
      user: personOf(who),
      subscription: who.billing,
      content: toldContent(content ?? NOTHING),
      userAgent,
      eventData: {
        name: at.name,
        path: at.path,
        fullPath: asText(at.fullPath),
        hash: asText(at.hash),
        params: asTexts(at.params),
        query: asTexts(at.query),
      },
      platform: { ...platform },
    });
  }

  /** Sends the view of a page that still waits. */
  function settle(): void {
    if (leave === null || place === null) return;
    leave();
    leave = null;
    send(PAGE_VIEW, place);
  }

  function did(action: UsageAction): void {
    settle();
    if (place !== null) send(eventName(sectionOf(place.path), action), place);
  }

  return {
    did,
    settle,
    shows(next: ShownContent | null): void {
      content = next;
      if (next !== null) settle();
    },
    arrived(next: Place): void {
      const before = place;
      settle();
      place = next;
      // Who signs in on a page has not viewed it as a member.
      if (before?.path !== next.path && session() !== null) leave = later(settle);
      const action = narrowing(before?.path === next.path ? before.query : {}, next.query);
      if (action !== null) did(action);
    },
  };
}
