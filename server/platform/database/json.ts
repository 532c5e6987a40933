import type { ColumnType } from 'kysely';

/** A column of JSON: read as the value, written as its text. */
export type Json<Value> = ColumnType<Value, string, string>;
