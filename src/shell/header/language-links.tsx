import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { addressOf } from '#src/ui/link/link-address.ts';
import { languageOf, localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { languageLink } from '#src/visitor/language/language-links.ts';
import { LanguageMemory } from '#src/visitor/language/language-memory.client.tsx';
import css from './language-links.module.scss';
import type { PageAddresses } from '../view.ts';

/** Each language's name in that language. */
const names: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
};

interface LanguageLinksProps {
  readonly locale: Locale;
  readonly addresses: PageAddresses;
  /** `short` shows FR, EN; screen readers read the full names. */
  readonly look?: 'short' | 'full';
  /** In the header it is a landmark of its own; in the fold of the menu and in the footer it is a part of these. */
  readonly landmark?: boolean;
}

/**
 * Exactly the languages of the site (R130), each a plain link to the same page in that language; a script stores the
 * choice (R007).
 */
export function LanguageLinks({ locale, addresses, look = 'full', landmark = true }: LanguageLinksProps) {
  const Frame = landmark ? 'nav' : 'div';
  const t = useTranslations('shell.language');
  const site = siteOf(locale);
  return (
    <Frame aria-label={landmark ? t('label') : undefined}>
      <LanguageMemory className={clsx(css['list'], look === 'full' && css['full'])}>
        {siteFactsOf(locale).languages.map((language) => {
          const target = localeOf(site, language);
          const current = language === languageOf(locale);
          const address = addresses[language] ?? addressOf(target, { page: 'home' });
          return (
            <li key={language}>
              <a
                href={address ?? undefined}
                lang={language}
                hrefLang={target}
                {...languageLink(language)}
                className={css['language']}
                {...(current ? { 'aria-current': 'true' as const } : {})}
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
