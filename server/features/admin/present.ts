import type { UserType } from '@yardsign/domain/access/actor';
import { imageUrl } from '../profile/ports.ts';
import type { EntryRow } from './audit-store.ts';
import type { PersonLine } from './people-store.ts';
import type { AuditPage, PeoplePage } from './ports.ts';

const instant = (date: Date | null) => date?.toISOString() ?? null;

export function nameOf(first: string | null, last: string | null, username = ''): string {
  return `${first ?? ''} ${last ?? ''}`.trim() || username;
}

/** Somebody as a line of the list. */
export function presentLine(line: PersonLine): PeoplePage['items'][number] {
  return {
    id: line.id,
    name: nameOf(line.first_name, line.last_name, line.username),
    email: line.email,
    username: line.username,
    photoUrl: line.photo === null || line.photo === '' ? null : imageUrl(line.photo),
    status: line.status,
    blocked: line.blocked_at !== null,
    deletionDueAt: instant(line.deletion_due_at),
    type: line.type as UserType | null,
    level: line.access_level,
    plan: line.plan,
    team: line.owner_id === null ? null : { id: line.owner_id, name: nameOf(line.owner_first, line.owner_last) },
    lastSignInAt: instant(line.last_sign_in_at),
    joinedAt: line.created_at.toISOString(),
  };
}

function presentSomeone(id: string | null, first: string | null, last: string | null, username: string | null) {
  if (id === null) return null;
  return { id, name: username === null ? null : nameOf(first, last, username) };
}

/** An entry with the names that people have today. */
export function presentEntry(row: EntryRow): AuditPage['items'][number] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: presentSomeone(row.actor_id, row.actor_first, row.actor_last, row.actor_username),
    realActor: presentSomeone(row.real_actor_id, row.real_first, row.real_last, row.real_username),
    subject: presentSomeone(row.subject_id, row.subject_first, row.subject_last, row.subject_username),
    detail: row.detail,
    requestId: row.request_id,
  };
}
