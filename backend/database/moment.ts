import type { ColumnType } from 'kysely';

/** An instant: read as a date, written as ISO 8601 text. */
export type Moment = ColumnType<Date, string, string>;
export type MomentOrNull = ColumnType<Date | null, string | null, string | null>;
