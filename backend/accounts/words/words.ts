import type { Language } from '#src/sites/site.ts';
import type { AccountWords } from './account-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The words of the client host by language. */
export const accountWords: Readonly<Record<Language, AccountWords>> = { fr, en, de, nl };
