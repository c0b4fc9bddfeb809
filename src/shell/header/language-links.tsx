import { useTranslations } from 'next-intl';
import type { PageRef } from '#src/routes/page.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { languageOf, localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { languageLink } from '#src/visitor/language/language-links.ts';
import { LanguageMemory } from '#src/visitor/language/language-memory.client.tsx';
import css from './language-links.module.scss';
import type { PageAlternates } from '../view.ts';

/** Each language's own name for itself. */
const names: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
};

interface LanguageLinksProps {
  readonly locale: Locale;
  readonly alternates: PageAlternates;
  /** `short` shows FR, EN; the full names are heard. */
  readonly look?: 'short' | 'full';
  /** The header's is a landmark of its own; the footer's is a part of the footer. */
  readonly landmark?: boolean;
}

/** Exactly the site's languages (R130), each a plain link to the same page in it; a script keeps the choice (R007). */
export function LanguageLinks({ locale, alternates, look = 'full', landmark = true }: LanguageLinksProps) {
  const Frame = landmark ? 'nav' : 'div';
  const t = useTranslations('shell.language');
  const site = siteOf(locale);
  const home: PageRef = { page: 'home' };
  return (
    <Frame aria-label={landmark ? t('label') : undefined}>
      <LanguageMemory className={css['list']}>
        {siteFactsOf(locale).languages.map((language) => {
          const target = localeOf(site, language);
          const current = language === languageOf(locale);
          const address = addressOf(target, alternates[language] ?? home) ?? addressOf(target, home);
          return (
            <li key={language}>
              <a
                href={address ?? undefined}
                lang={language}
                hrefLang={target}
                {...languageLink(language)}
                className={css['language']}
                aria-current={current ? 'true' : undefined}
              >
                {look === 'short' ? (
                  <>
                    <span aria-hidden="true">{language.toUpperCase()}</span>
                    <span className={css['heard']}>{names[language]}</span>
                  </>
                ) : (
                  names[language]
                )}
              </a>
            </li>
          );
        })}
      </LanguageMemory>
    </Frame>
  );
}
