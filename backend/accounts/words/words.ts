import type { Language } from '#src/sites/site.ts';
import { copies, perLanguage, speaker, type BackendCopy } from '../../html/copy.ts';

type Copy = BackendCopy['account'];

/**
 * The copy of the client host in one language: its part of `messages/backend`, with functions for texts that contain a
 * name or a number.
 */
export type AccountWords = ReturnType<typeof wordsOf>;

function wordsOf(language: Language) {
  const copy: Copy = copies[language].account;
  const say = speaker(language);
  return {
    ...copy,
    common: {
      ...copy.common,
      tooMany: (minutes: number) => say('account.common.tooMany', { minutes }),
    },
    register: {
      ...copy.register,
      sent: {
        ...copy.register.sent,
        text: (email: string) => say('account.register.sent.text', { email }),
      },
    },
    profile: {
      ...copy.profile,
      browsers: {
        ...copy.profile.browsers,
        named: (browser: string, system: string) =>
          say('account.profile.browsers.named', { browser, system }),
        since: (day: string) => say('account.profile.browsers.since', { day }),
        used: (day: string) => say('account.profile.browsers.used', { day }),
        endNamed: (name: string, day: string) => say('account.profile.browsers.endNamed', { name, day }),
      },
    },
    mail: {
      ...copy.mail,
      welcome: {
        ...copy.mail.welcome,
        title: (name: string) => say('account.mail.welcome.title', { name }),
      },
      waiting: {
        ...copy.mail.waiting,
        text: (email: string) => say('account.mail.waiting.text', { email }),
      },
    },
    mails: {
      ...copy.mails,
      /** @param name null for a greeting without a name */
      hello: (name: string | null) =>
        name === null ? copy.mails.helloUnnamed : say('account.mails.hello', { name }),
      hours: (count: number) => say('account.mails.hours', { count }),
    },
  };
}

/** The copy of the client host by language. */
export const accountWords: Readonly<Record<Language, AccountWords>> = perLanguage(wordsOf);
