import type { Migration, MigrationProvider } from 'kysely/migration';
import { catalogueMigration } from './0001-catalogue.ts';
import { searchWordsMigration } from './0002-search-words.ts';
import { wholeProgrammesMigration } from './0003-whole-programmes.ts';
import { accountsMigration } from './0004-accounts.ts';
import { identityMigration } from './0005-identity.ts';
import { captchaMigration } from './0006-captcha.ts';
import { picturesMigration } from './0007-pictures.ts';
import { showtimesMigration } from './0008-showtimes.ts';
import { helpVotesMigration } from './0009-help-votes.ts';
import { showtimesByCinemaMigration } from './0010-showtimes-by-cinema.ts';
import { mailQueueMigration } from './0011-mail-queue.ts';
import { saleNoticesMigration } from './0012-sale-notices.ts';
import { knownDevicesMigration } from './0013-known-devices.ts';
import { oldOutboxMigration } from './0014-old-outbox.ts';
import { seenSessionsMigration } from './0015-seen-sessions.ts';
import { promptMailsMigration } from './0016-prompt-mails.ts';
import { itemNamesMigration } from './0017-item-names.ts';
import { catalogueLoadsMigration } from './0018-catalogue-loads.ts';

const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogueMigration,
  '0002-search-words': searchWordsMigration,
  '0003-whole-programmes': wholeProgrammesMigration,
  '0004-accounts': accountsMigration,
  '0005-identity': identityMigration,
  '0006-captcha': captchaMigration,
  '0007-pictures': picturesMigration,
  '0008-showtimes': showtimesMigration,
  '0009-help-votes': helpVotesMigration,
  '0010-showtimes-by-cinema': showtimesByCinemaMigration,
  '0011-mail-queue': mailQueueMigration,
  '0012-sale-notices': saleNoticesMigration,
  '0013-known-devices': knownDevicesMigration,
  '0014-old-outbox': oldOutboxMigration,
  '0015-seen-sessions': seenSessionsMigration,
  '0016-prompt-mails': promptMailsMigration,
  '0017-item-names': itemNamesMigration,
  '0018-catalogue-loads': catalogueLoadsMigration,
};

/** Every migration by its numbered name, in the order in which they run. A released migration is never edited. */
export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve(migrations),
};

/** The names of all migrations, in the order in which they run. */
export const knownMigrations: readonly string[] = Object.keys(migrations);
