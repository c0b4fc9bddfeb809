import type { Language } from '#src/sites/site.ts';
import { copies, perLanguage, speaker } from '../../html/copy.ts';

/** The copy of the identity provider's pages in one language: its part of `messages/backend`. */
export type Words = ReturnType<typeof wordsOf>;

function wordsOf(language: Language) {
  const say = speaker(language);
  return {
    ...copies[language].identity,
    lead: (site: string) => say('identity.lead', { site }),
    tooMany: (minutes: number) => say('identity.tooMany', { minutes }),
    reason: (code: string) => say('identity.reason', { code }),
  };
}

/** The copy by language. */
export const words: Readonly<Record<Language, Words>> = perLanguage(wordsOf);
