import { useTranslations } from 'next-intl';
import { href } from '#src/routes/href.ts';
import { longestSearch, searchQuery, shortestSearch } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { Button } from '#src/ui/link/button.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './place-search.module.scss';

interface PlaceSearchProps {
  readonly locale: Locale;
  /** The text that the visitor searched for. */
  readonly text: string;
}

/** The search field for a city, a cinema or a postal code: a form that the browser sends without script. */
export function PlaceSearch({ locale, text }: PlaceSearchProps) {
  const t = useTranslations('cinemas.search');
  return (
    <search aria-label={t('label')}>
      <form method="get" action={href(locale, { page: 'cinemas' })} className={css['form']}>
        <label htmlFor="place" className={css['label']}>
          {t('label')}
        </label>
        <div className={css['row']}>
          <Icon name="search" className={css['icon'] ?? ''} />
          <input
            // A new search makes a new field, so that the text typed into the old one does not stay.
            key={text}
            id="place"
            type="search"
            name={searchQuery.text}
            defaultValue={text}
            required
            minLength={shortestSearch}
            maxLength={longestSearch}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="search"
            className={css['field']}
          />
          <Button type="submit" className={css['button'] ?? ''}>
            {t('button')}
          </Button>
        </div>
      </form>
    </search>
  );
}
