import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import nl from '#messages/nl.json' with { type: 'json' };
import frBe from '#messages/regional/fr-BE.json' with { type: 'json' };
import frCh from '#messages/regional/fr-CH.json' with { type: 'json' };
import frCi from '#messages/regional/fr-CI.json' with { type: 'json' };
import frSn from '#messages/regional/fr-SN.json' with { type: 'json' };
import nlBe from '#messages/regional/nl-BE.json' with { type: 'json' };
import { languageOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';

/** Interface copy of one language: nested by component, ICU messages. French is the reference for the keys. */
export type Messages = typeof fr;

/** A part of the messages with the same nesting: the words of a region that differ from its language. */
export type RegionalMessages = Overrides<Messages>;

type Overrides<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Overrides<T[K]> };

/** The copy of the four languages: interface words only. Facts of a site and editorial content have other places. */
export const messagesByLanguage: Readonly<Record<Language, Messages>> = { fr, en, de, nl };

/** Words that differ in one country. */
export const regionalMessages: Readonly<Partial<Record<Locale, RegionalMessages>>> = {
  'fr-BE': frBe,
  'fr-CH': frCh,
  'fr-CI': frCi,
  'fr-SN': frSn,
  'nl-BE': nlBe,
};

interface Tree {
  readonly [key: string]: string | Tree;
}

function overlay(base: Tree, over: Tree): Tree {
  const result: Record<string, string | Tree> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const under = base[key];
    result[key] =
      typeof value === 'string' || under === undefined || typeof under === 'string'
        ? value
        : overlay(under, value);
  }
  return result;
}

const merged = new Map<Locale, Tree>();

/**
 * The messages of a locale: those of its language, overridden by the words of its region. Returns the same object for
 * the same locale every time.
 */
export function messagesOf(locale: Locale): Tree {
  const known = merged.get(locale);
  if (known !== undefined) return known;
  const base: Tree = messagesByLanguage[languageOf(locale)];
  const regional: Tree | undefined = regionalMessages[locale];
  const messages = regional === undefined ? base : overlay(base, regional);
  merged.set(locale, messages);
  return messages;
}
