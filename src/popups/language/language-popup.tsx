import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { languageAt, languageLink, languageLinksOfFooter } from '#src/visitor/language/language-links.ts';
import { LanguageMemory } from '#src/visitor/language/language-memory.client.tsx';
import css from './language-popup.module.scss';

interface LanguageChoice {
  readonly language: string;
  /** The language's name in that language. */
  readonly name: string;
  readonly locale: string;
  readonly address: string;
  readonly current: boolean;
}

/** The languages of the current page, read from its footer: each links to the same page in that language (R007). */
export function languagesOfPage(root: ParentNode): LanguageChoice[] {
  return languageLinksOfFooter(root).map((link) => ({
    language: languageAt(link),
    name: (link.textContent ?? '').trim(),
    locale: link.hreflang,
    address: link.href,
    current: link.getAttribute('aria-current') !== null,
  }));
}

/** The site's languages with their names, each a link to the same page in that language (R130, R143). */
export default function LanguagePopup() {
  const t = useTranslations('shell.language');
  const [choices] = useState(() => languagesOfPage(document));
  return (
    <PopupPanel title={t('label')}>
      <LanguageMemory className={css['choices']}>
        {choices.map(({ language, name, locale, address, current }) => (
          <li key={language}>
            <a
              href={address}
              lang={language}
              hrefLang={locale}
              {...languageLink(language)}
              className={css['choice']}
              aria-current={current ? 'true' : undefined}
            >
              {name}
              {current ? <Icon name="check" /> : null}
            </a>
          </li>
        ))}
      </LanguageMemory>
    </PopupPanel>
  );
}
