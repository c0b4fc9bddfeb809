import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import backendDe from '#messages/backend/de.json' with { type: 'json' };
import backendEn from '#messages/backend/en.json' with { type: 'json' };
import backendFr from '#messages/backend/fr.json' with { type: 'json' };
import backendNl from '#messages/backend/nl.json' with { type: 'json' };
import { locales, languageOf } from '#src/sites/registry.ts';
import { messagesByLanguage, messagesOf, regionalMessages } from './messages.ts';

function flatten(tree: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') flat.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, text] of flatten(value, path)) flat.set(inner, text);
    else throw new Error(`${path} is neither a text nor a group`);
  }
  return flat;
}

function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...placeholders(element.children)];
    const own = `${element.value}:${element.type}`;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [own];
    return [own, ...Object.values(element.options).flatMap((option) => placeholders(option.value))];
  });
  return [...new Set(found)].toSorted();
}

const reference = flatten(messagesByLanguage.fr);
const languages = ['fr', 'en', 'de', 'nl'] as const;
/** The copy of the sites, and the copy of the backend's pages and mails. */
const sets = [
  ['the sites', messagesByLanguage],
  ['the backend', { fr: backendFr, en: backendEn, de: backendDe, nl: backendNl }],
] as const;
/** A mail without a link has no text after it. */
const mayBeEmpty = /^account\.mails\.(?:password-changed|account-deleted)\.after$/;

describe.each(
  sets.flatMap(([owner, byLanguage]) => languages.map((language) => [owner, language, byLanguage] as const)),
)('messages of %s in %s', (_, language, byLanguage) => {
  const known = flatten(byLanguage.fr);
  const messages = flatten(byLanguage[language]);

  it('has exactly the keys of the reference', () => {
    expect([...messages.keys()].toSorted()).toEqual([...known.keys()].toSorted());
  });

  it('has the placeholders of the reference in every message', () => {
    const differing = [...known].filter(([key, text]) => {
      const own = messages.get(key) ?? '';
      return placeholders(parse(own)).join() !== placeholders(parse(text)).join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('says something everywhere, without exclamation marks', () => {
    const poor = [...messages].filter(
      ([key, text]) => (text.trim() === '' && !mayBeEmpty.test(key)) || text.includes('!'),
    );
    expect(poor).toEqual([]);
  });

  it('uses the typographic apostrophe', () => {
    expect([...messages].filter(([, text]) => text.includes("'"))).toEqual([]);
  });
});

it.each(sets)('the German of %s is written as in Switzerland, where the only German site is', (_, { de }) => {
  expect([...flatten(de)].filter(([, text]) => text.includes('ß'))).toEqual([]);
});

describe('messages of a locale', () => {
  it.each(locales)('%s are complete', (locale) => {
    expect([...flatten(messagesOf(locale)).keys()].toSorted()).toEqual([...reference.keys()].toSorted());
  });

  it('differ by region only where the overlay says so', () => {
    for (const [locale, overlay] of Object.entries(regionalMessages)) {
      const known = locales.find((candidate) => candidate === locale);
      if (known === undefined) throw new Error(`messages/regional names ${locale}, which is no locale`);
      const own = flatten(messagesOf(known));
      const base = flatten(messagesByLanguage[languageOf(known)]);
      const changed = [...own].filter(([key, text]) => base.get(key) !== text).map(([key]) => key);
      expect(changed.toSorted()).toEqual([...flatten(overlay).keys()].toSorted());
    }
  });
});

it('French copy writes a time as 9h10, and the first of a month as 1er', () => {
  const texts = [...flatten(messagesByLanguage.fr), ...flatten(backendFr)];
  const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
  const wrong = new RegExp(`\\b\\d{1,2}:\\d{2}\\b|\\b1\\s(?:${months})\\b`);
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
});
