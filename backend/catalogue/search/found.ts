import type { SearchHit } from '#src/contract/search-full/schema.ts';

/** Something that can be found. */
export interface Found {
  /** Slug of its item. */
  item: string;
  hit: SearchHit;
  pattern: string;
  people?: readonly string[];
  /** What kind it is: the genres of a show, the topic of a help article. */
  kinds?: readonly string[];
  codes?: readonly string[];
}
