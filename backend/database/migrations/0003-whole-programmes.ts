import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A cinema's programme becomes one part instead of a row for each show, and zones are made when a catalogue is loaded.
 * A demonstration is generated again at the next start; an import keeps its programmes and gets its zones with its next
 * load.
 */
export const wholeProgrammesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      insert into parts (site, row_key, digest, kind, id, language, part, body)
      select days.site, 'cinema/' || days.id || '/programme/' || days.language, '', 'cinema', days.id, days.language,
        'programme', ('{"days":' || days.body::text || ',"shows":{' || coalesce((
          select string_agg(to_json(slug)::text || ':' || body::text, ',' order by position) from programme_shows shows
          where shows.site = days.site and shows.cinema_id = days.id and shows.language = days.language
        ), '') || '}}')::json
      from parts days where days.part = 'programme-days'`.execute(db);
    await sql`delete from parts where part = 'programme-days'`.execute(db);
    // Compressing 40 MB of bodies takes longer than writing them.
    await sql`alter table parts alter column body set storage external`.execute(db);
    await sql`alter table documents alter column body set storage external`.execute(db);
    await sql`drop table programme_shows`.execute(db);
    await sql`update catalogue set seed_day = null where origin = 'demonstration'`.execute(db);
  },
};
