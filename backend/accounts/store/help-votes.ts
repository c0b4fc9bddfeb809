import { sql } from 'kysely';
import type { SiteId } from '#src/sites/site.ts';
import type { AccountDatabase } from './accounts.ts';

/** Whether the catalogue of a site has a help article, in any language. */
export async function hasHelpArticle(db: AccountDatabase, site: SiteId, articleId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from texts
    where site = ${site} and kind = 'faqArticle' and list is not null and list ->> 'id' = ${articleId}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Counts a vote on a help article. Only the counts of a day are kept, nothing of who voted (D56). */
export async function countHelpVote(
  db: AccountDatabase,
  site: SiteId,
  articleId: string,
  helpful: boolean,
  now: Date,
): Promise<void> {
  const [yes, no] = helpful ? [1, 0] : [0, 1];
  await sql`
    insert into help_votes as counted (site, article_id, day, helpful, unhelpful)
    values (${site}, ${articleId}, ${now.toISOString().slice(0, 10)}, ${yes}, ${no})
    on conflict (site, article_id, day) do update set
      helpful = counted.helpful + excluded.helpful,
      unhelpful = counted.unhelpful + excluded.unhelpful`.execute(db);
}
