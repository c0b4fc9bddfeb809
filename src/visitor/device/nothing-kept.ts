/** A rating as the account has it: 1 disappointed, 2 liked, 3 loved (D25). */
export type KeptRating = 1 | 2 | 3;

/** What a device keeps for a visitor: slugs, the latest first. */
export interface Kept {
  readonly cinemas: readonly string[];
  readonly wishes: readonly string[];
  readonly ratings: ReadonlyMap<string, KeptRating>;
  /** Shows that were seen, besides those that are rated. The account knows no such list, so it is only here. */
  readonly seen: readonly string[];
  /** Whether lists fade out shows that were seen. */
  readonly hidesSeen: boolean;
  /** Whether an account has taken what it could: the rest waits until something new is kept. */
  readonly offered: boolean;
  /** The day on which its slugs were last led on (`lead-on.ts`), in days since 1970; 0: never. */
  readonly ledOn: number;
}

/** How many items of each kind a device keeps. */
export const mostKept = { cinemas: 20, wishes: 500, ratings: 500, seen: 1000 } as const;

/** The kinds of items that a device keeps. */
export type KeptKind = keyof typeof mostKept;

/** What is to be kept besides what is there already. */
export type NewlyKept = Pick<Kept, KeptKind>;

/** Nothing is kept. */
export const nothingKept: Kept = {
  cinemas: [],
  wishes: [],
  ratings: new Map(),
  seen: [],
  hidesSeen: false,
  offered: false,
  ledOn: 0,
};
