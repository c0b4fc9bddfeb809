import type { ColumnType } from 'kysely';

/** The tables of the self-hosted captcha as kysely sees them. */
export interface CaptchaTables {
  captcha_secret: CaptchaSecretTable;
  captcha_used: CaptchaUsedTable;
}

/** One row: what signs the puzzles, in all processes. */
export interface CaptchaSecretTable {
  id: number;
  secret: string;
}

/** A puzzle whose solution was accepted, until it would have expired. */
export interface CaptchaUsedTable {
  id: string;
  expires_at: ColumnType<Date, string, string>;
}
