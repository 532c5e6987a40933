import type { ColumnType } from 'kysely';

/** A column of JSON: read as the value, written as its text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** The same where the database fills it in when it is left out. */
export type FilledJson<Value> = ColumnType<Value, string | undefined, string>;
