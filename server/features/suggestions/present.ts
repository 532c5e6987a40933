import type { Suggestion, WrittenSuggestion } from './ports.ts';
import type { SuggestionRow, WrittenRow } from './store.ts';

/** As whoever wrote it reads it. */
export function presentSuggestion(row: SuggestionRow): Suggestion {
  return {
    id: row.id,
    area: row.area,
    title: row.title,
    description: row.description,
    may_contact: row.may_contact,
    state: row.state,
    reply: row.reply,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}

/** As the content team reads it: without an address that it may not write to. */
export function presentWritten(row: WrittenRow): WrittenSuggestion {
  return {
    ...presentSuggestion(row),
    member: { name: `${row.first_name} ${row.last_name}`.trim(), email: row.may_contact ? row.email : null },
  };
}
