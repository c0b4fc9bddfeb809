import { commonStart } from '#src/domain/text/common-start.ts';
import { fold } from '#src/kernel/text/fold.ts';

/** A choice as its list shows it; unset values are left out. */
export interface ChoiceLink {
  readonly href: string;
  readonly title: string;
  readonly aside?: string;
  readonly note?: string;
  readonly detail?: string;
  readonly slug?: string;
}

/** What is absent in a code, where something follows. */
type Absent = 0;
type AsNote = 1;

/** A name in the letters of an address: `Velours Île Seguin` as `velours-ile-seguin`. */
const inAddress = (name: string) => fold(name).replaceAll(/[^a-z0-9]+/g, '-');

type WrittenCode = [
  title: string,
  /** What follows `slugs`, or that it is the note in the letters of an address. */
  slug?: string | Absent | AsNote,
  /** What follows `notes`. */
  note?: string | Absent,
  detail?: string | Absent,
  aside?: string | Absent,
  /** Absent when it is `start` and the slug. */
  href?: string | Absent,
];

/** A list of choices as the document sends it: what they share once, and of each its values by their place (ADR-0049). */
export interface ChoiceCodes {
  /** The common beginning of the addresses. */
  readonly start: string;
  readonly slugs: string;
  readonly notes: string;
  readonly of: readonly Readonly<WrittenCode>[];
}

/** Writes a list for {@link choicesOf}. */
export function choiceCodes(choices: readonly ChoiceLink[]): ChoiceCodes {
  const start = startOf(choices[0]);
  const slugs = commonStart(choices.flatMap(({ slug }) => slug ?? []));
  const notes = commonStart(choices.flatMap(({ note }) => note ?? []));
  const of = choices.map(({ href, title, aside, note, detail, slug }) => {
    const code: WrittenCode = [
      title,
      slug === undefined ? 0 : note !== undefined && slug === inAddress(note) ? 1 : slug.slice(slugs.length),
      note?.slice(notes.length) ?? 0,
      detail ?? 0,
      aside ?? 0,
      slug !== undefined && href === `${start}${slug}` ? 0 : href,
    ];
    while (code.at(-1) === 0) code.pop();
    return code;
  });
  return { start, slugs, notes, of };
}

/** The choices of a list. */
export function choicesOf({ start, slugs, notes, of }: ChoiceCodes): ChoiceLink[] {
  return of.map(([title, written = 0, rest = 0, detail = 0, aside = 0, href = 0]) => {
    const note = rest === 0 ? null : `${notes}${rest}`;
    const slug = written === 0 ? null : written === 1 ? inAddress(note ?? '') : `${slugs}${written}`;
    return {
      title,
      href: href === 0 ? `${start}${slug ?? ''}` : href,
      ...(slug === null ? {} : { slug }),
      ...(note === null ? {} : { note }),
      ...(detail === 0 ? {} : { detail }),
      ...(aside === 0 ? {} : { aside }),
    };
  });
}

/** What precedes the slug at the end of a choice's address. */
function startOf(choice: ChoiceLink | undefined): string {
  if (choice?.slug === undefined || !choice.href.endsWith(choice.slug)) return '';
  return choice.href.slice(0, -choice.slug.length);
}
