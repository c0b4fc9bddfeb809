import type { ColumnType } from 'kysely';

/** The types of the self-hosted captcha's tables for kysely. */
export interface CaptchaTables {
  captcha_secret: CaptchaSecretTable;
  captcha_used: CaptchaUsedTable;
}

/** One row: the secret that signs the puzzles in all processes. */
export interface CaptchaSecretTable {
  id: number;
  secret: string;
}

/** A puzzle whose solution was accepted; kept until the puzzle expires. */
export interface CaptchaUsedTable {
  id: string;
  expires_at: ColumnType<Date, string, string>;
}
