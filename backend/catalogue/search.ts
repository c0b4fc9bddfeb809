import { sql } from 'kysely';
import type { Reader } from './readers.ts';

/** What is searched for. */
export interface SearchQuestion {
  /** As the visitor typed it. */
  text: string;
  /** Only hits of this type, or null for all. */
  type: string | null;
  /** Only the help centre, of which the catalogue has nothing. */
  onlyHelp: boolean;
}

/** Shortest text that is searched for (D14). */
const shortestText = 2;
/** How alike a text and a part of a pattern must be, from 0 to 1: lets one or two wrong letters of a word pass. */
const similarity = 0.45;
const mostHits = 50;

/**
 * Searches the site's documents (R247) and returns the answer's JSON text: hits whose pattern contains the
 * text, ignoring case and accents, or resembles it (typing errors), the closest first. Text that begins
 * with a digit finds cinemas by the beginning of their postal code too.
 */
export async function search({ db, site, language }: Reader, question: SearchQuestion): Promise<string> {
  const text = normalise(question.text);
  if (text.length < shortestText || question.onlyHelp) return '[]';
  const code = /^\d/.test(text) ? text.replaceAll(' ', '').toUpperCase() : '';
  const ofType = question.type === null ? sql`` : sql`and kind = ${question.type}`;
  const { rows } = await sql<{ hit: string }>`
    with asked as (select lower(unaccent(${text}::text)) as text, ${code}::text as code),
    ranked as (
      select hit, position, kind, id, asked.code as code,
        asked.code <> '' and strpos(' ' || codes, ' ' || asked.code) > 0 as by_code,
        folded = asked.text as is_equal,
        starts_with(folded, asked.text) as is_leading,
        strpos(' ' || folded, ' ' || asked.text) > 0 as is_word,
        strpos(folded, asked.text) > 0 as is_within,
        word_similarity(asked.text, folded) as likeness
      from search_documents, asked
      where site = ${site} and language = ${language} ${ofType}
    )
    select hit::text as hit from ranked
    where by_code or is_within or (code = '' and likeness >= ${similarity}::real)
    order by by_code desc, is_equal desc, is_leading desc, is_word desc, is_within desc, likeness desc, position, kind, id
    limit ${mostHits}`.execute(db);
  return `[${rows.map((row) => row.hit).join(',')}]`;
}

/** One line without control characters and without spaces at its ends, in composed form. */
function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
}
