import { AUDIT_ACTIONS } from '@yardsign/domain/audit/actions';
import { nextDate, wallClockToInstant } from '@yardsign/domain/time/wall-clock';
import type { Answer } from '../../lib/api/call-types.ts';
import { pageSearch, readText } from '../../lib/search/page-search.ts';
import { oneOf, setFilters } from './model.ts';

export type Entry = Answer<'admin', 'listAudit'>['items'][number];

export interface AuditFilters {
  person: string;
  actor: string;
  action: string;
  /** Days of the reader's calendar, both included. */
  from: string;
  until: string;
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && wallClockToInstant({ date: value, time: '00:00', timeZone: 'UTC' }).ok;
}

export const auditSearch = pageSearch<AuditFilters>({
  person: readText(254),
  actor: readText(254),
  action: (typed) => oneOf(AUDIT_ACTIONS, typed),
  from: (typed) => (isDay(typed) ? typed : ''),
  until: (typed) => (isDay(typed) ? typed : ''),
});

function midnight(day: string, timeZone: string): string {
  const instant = wallClockToInstant({ date: day, time: '00:00', timeZone });
  return instant.ok ? instant.value.toISOString() : '';
}

/** The call behind the filters: days become instants, from the first midnight to the one after the last day. */
export function auditQueryOf({ from, until, ...rest }: AuditFilters, timeZone: string) {
  return setFilters({
    ...rest,
    from: from === '' ? '' : midnight(from, timeZone),
    until: until === '' ? '' : midnight(nextDate(until), timeZone),
  });
}

/** Values of a detail that have words in both languages, by the key they stand under. */
const KEYS_OF_WORDS: Readonly<Record<string, (action: string) => string | undefined>> = {
  from: kindOfChange,
  to: kindOfChange,
  feature: () => 'feature',
  field: () => 'field',
  fields: () => 'field',
};

function kindOfChange(action: string): string | undefined {
  return { 'member.status-changed': 'status', 'member.type-changed': 'type', 'member.level-changed': 'level' }[action];
}

/** The key of the words for a value of a detail, such as `status_paused`; undefined where the value says itself. */
export function wordKeyOf(action: string, key: string, value: Entry['detail'][string]): string | undefined {
  if (action === 'billing.plan-changed' && value === 'none') return 'none';
  const kind = KEYS_OF_WORDS[key]?.(action);
  if (kind === undefined) return undefined;
  if (kind === 'type' && value === null) return 'noType';
  return `${kind}_${String(value)}`;
}
