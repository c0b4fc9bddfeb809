import type { Language } from '#src/sites/site.ts';
import { copies, perLanguage, speaker } from '../html/copy.ts';
import type { DescribedSubject } from './subject.ts';

/** The copy of notices in one language, with functions for texts that contain a name or a number. */
export type NoticeWords = ReturnType<typeof wordsOf>;

function wordsOf(language: Language) {
  const copy = copies[language].notices;
  const say = speaker(language);
  return {
    ...copy,
    order: {
      ...copy.order,
      text: (film: string) => say('notices.order.text', { film }),
    },
    sent: {
      ...copy.sent,
      text: (email: string, hours: number) => say('notices.sent.text', { email, hours }),
    },
    onSale: { ...copy.onSale, text: (film: string) => say('notices.onSale.text', { film }) },
    confirmed: {
      ...copy.confirmed,
      text: (email: string) => say('notices.confirmed.text', { email }),
    },
    stop: { ...copy.stop, all: (count: number) => say('notices.stop.all', { count }) },
    mail: {
      ...copy.mail,
      farewell: copies[language].account.mails.farewell,
      confirm: {
        ...copy.mail.confirm,
        subject: (film: string) => say('notices.mail.confirm.subject', { film }),
        after: (hours: number) => say('notices.mail.confirm.after', { hours }),
      },
      onSale: {
        ...copy.mail.onSale,
        subject: (film: string) => say('notices.mail.onSale.subject', { film }),
        before: (film: string) => say('notices.mail.onSale.before', { film }),
      },
    },
  };
}

/** The copy of notices by language. */
export const noticeWords: Readonly<Record<Language, NoticeWords>> = perLanguage(wordsOf);

/** A subject in one line: the film, the place and, when one was chosen, the version. */
export function subjectLine(words: NoticeWords, { title, place, version }: DescribedSubject): string {
  return [title, place ?? words.order.anywhere, ...(version === null ? [] : [version])].join(' · ');
}
