/** Tags that the product itself knows (R286), and the comparison of tags, which ignores case. */

const names = {
  '3d': '3D',
  '4dx': '4DX',
  dolby: 'Dolby',
  dolby_atmos: 'Dolby Atmos',
  dolby_cinema: 'Dolby Cinema',
  cinekids: 'Cinekids',
  imax: 'IMAX',
  live: 'Live',
  avp: null,
  premium: 'Premium',
  'hearing-impaired': null,
  audiodesc: null,
  pmr: null,
} as const;

/** A tag that the product knows (R286). */
export type SpecialTag = keyof typeof names;

/** Ways of putting a film on the screen: what machines call its video format. Seats, sound and services are none. */
const videoFormats: ReadonlySet<string> = new Set([
  '3d',
  '4dx',
  'dolby',
  'dolby_cinema',
  'ice',
  'imax',
  'screenx',
]);

/**
 * Tags of a showtime that answer a need of visitors. They are no formats: they stand under accessibility, whatever other
 * places their vocabulary declares.
 */
const helps: ReadonlySet<string> = new Set(['audiodesc', 'hearing-impaired', 'pmr', 'quiet']);

/** Whether a tag says for which visitors a showtime is made easier. */
export const isHelp = (slug: string): boolean => helps.has(tagKey(slug));

/** Whether a tag names a video format, such as IMAX or 3D. */
export const isVideoFormat = (slug: string): boolean => videoFormats.has(tagKey(slug));

/** The special tags (R286); any other tag is shown as received. */
export const specialTags: readonly SpecialTag[] = Object.keys(names).filter(
  (name): name is SpecialTag => name in names,
);

/** A preview with the film's team; the `premium` filter matches it too (R180). */
export const teamPreviewTag = 'avp-equipe';

const filler = 'default';

/** The form in which tags, versions and genres are compared: lower case. */
export function tagKey(slug: string): string {
  return slug.trim().toLowerCase();
}

/** The special tag that a received slug names, ignoring case; null when it names none (R286). */
export function specialTagOf(slug: string): SpecialTag | null {
  const key = tagKey(slug);
  return specialTags.find((name) => name === key) ?? null;
}

/**
 * The name of a special tag when the vocabulary lacks the tag. Null when the name differs by language; the interface
 * copy then has it.
 */
export function specialTagName(tag: SpecialTag): string | null {
  return names[tag];
}

/**
 * The tags as received, without blanks, without the filler `DEFAULT`, and without repetitions (ignoring case) (R082).
 */
export function distinctTags(tags: Iterable<string>): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = tagKey(tag);
    if (key !== '' && key !== filler && !byKey.has(key)) byKey.set(key, tag.trim());
  }
  return [...byKey.values()];
}

/** Whether the tags contain the wanted one, ignoring case. */
export function hasTag(tags: Iterable<string>, wanted: string): boolean {
  const key = tagKey(wanted);
  for (const tag of tags) if (tagKey(tag) === key) return true;
  return false;
}
