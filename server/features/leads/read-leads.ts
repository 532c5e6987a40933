import { dialAddress } from '@yardsign/contracts/phone-numbers';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { toCsv, toCsvFile } from '../../platform/csv.ts';
import { readCursor, writeCursor } from '../../platform/http/time-cursor.ts';
import { namePieces, type PieceName } from '../content/name-pieces.ts';
import type { Lead, LeadsDeps } from './ports.ts';
import { countOpen, leadsForFile, type LeadLine, pageOfLeads, removeLead, setAnswered, type LeadRow } from './store.ts';

type Deps = Pick<LeadsDeps, 'db'>;

async function namesOf(db: Db, rows: readonly LeadLine[]): Promise<Map<string, PieceName>> {
  const ids = rows.flatMap(({ content_id: id }) => (id === null ? [] : [id]));
  return namePieces({ db }, [...new Set(ids)]);
}

const pieceOf = ({ content_id: id }: LeadLine, names: ReadonlyMap<string, PieceName>) =>
  id === null ? undefined : names.get(id);

function presentLead(row: LeadRow, names: ReadonlyMap<string, PieceName>): Lead {
  const piece = pieceOf(row, names);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    dial: dialAddress(row.phone),
    message: row.message,
    language: row.language,
    page: piece ? { title: piece.titles[row.language], path: piece.path } : null,
    consent: row.consent,
    times: row.times,
    createdAt: row.created_at.toISOString(),
    lastSentAt: row.last_sent_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

/** A page of a member's leads, the last first. */
export async function listLeads(
  deps: Deps,
  memberId: string,
  query: { show: 'all' | 'open'; cursor?: string | undefined; limit: number },
): Promise<{ items: Lead[]; nextCursor: string | null; open: number }> {
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, 'led');
  const [rows, open] = await Promise.all([
    pageOfLeads(deps.db, { memberId, onlyOpen: query.show === 'open', after, limit: query.limit + 1 }),
    countOpen(deps.db, memberId),
  ]);
  const page = rows.slice(0, query.limit);
  const names = await namesOf(deps.db, page);
  const last = page.at(-1);
  return {
    items: page.map((row) => presentLead(row, names)),
    nextCursor: rows.length > query.limit && last ? writeCursor({ at: last.last_sent_at, id: last.id }) : null,
    open,
  };
}

/** Marks a lead as answered, or as open again. @throws AppError `not_found` */
export async function setLead(
  deps: Pick<LeadsDeps, 'db' | 'clock'>,
  lead: { memberId: string; id: string },
  answered: boolean,
): Promise<Lead> {
  const row = await setAnswered(deps.db, lead, answered ? deps.clock.now() : null);
  if (!row) throw new AppError('not_found');
  return presentLead(row, await namesOf(deps.db, [row]));
}

export async function deleteLead(deps: Deps, lead: { memberId: string; id: string }): Promise<void> {
  await removeLead(deps.db, lead);
}

const MOST_IN_A_FILE = 10_000;
const HEAD = [
  'name',
  'email',
  'phone',
  'message',
  'language',
  'page',
  'first_sent',
  'last_sent',
  'times',
  'answered',
  'consent',
];

/** A member's leads as a spreadsheet, the last first. */
export async function exportLeads(deps: Deps, memberId: string): Promise<Buffer> {
  const rows = await leadsForFile(deps.db, memberId, MOST_IN_A_FILE);
  const names = await namesOf(deps.db, rows);
  const lines = rows.map((row) => [
    row.name,
    row.email,
    row.phone,
    row.message,
    row.language,
    pieceOf(row, names)?.titles[row.language] ?? '',
    row.created_at.toISOString(),
    row.last_sent_at.toISOString(),
    row.times,
    row.answered_at?.toISOString() ?? null,
    row.consent,
  ]);
  return toCsvFile([toCsv([HEAD, ...lines])]);
}
