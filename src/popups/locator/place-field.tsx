import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { longestSearch, searchFor } from '#src/routes/search.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { Places } from '#src/visitor/locator/mode.ts';
import { useRested } from '#src/visitor/use-rested.ts';
import { CinemaRows } from './cinema-rows.tsx';
import { CityRows } from './city-rows.tsx';
import { findPlaces } from './find-places.ts';
import css from './locator-popup.module.scss';

/** A site with at most this many cinemas lists them all; a site with more has a search field (R188, D16). */
export const cinemasAtAGlance = 8;

interface PlaceFieldProps {
  readonly config: VisitorConfig;
  readonly places: Places;
  /** Called with whether the field shows results. */
  readonly onSearching: (searches: boolean) => void;
  /** Shown below the field while it is empty. */
  readonly children: ReactNode;
}

/**
 * A search field for a city, a cinema or a postal code, with its results; on a site with few cinemas, all of them
 * (R182–R188).
 */
export function PlaceField({ config: { locale }, places, onSearching, children }: PlaceFieldProps) {
  const t = useTranslations('locator');
  const [typed, setTyped] = useState('');
  const rested = useRested(typed);
  const { text } = searchFor(rested, null);
  const searches = text !== '' && searchFor(typed, null).text !== '';
  useEffect(() => onSearching(searches), [onSearching, searches]);

  // Only with a physical keyboard: an on-screen keyboard would cover the other choices.
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) document.getElementById('locator-field')?.focus();
  }, []);

  if (places.cinemas.length <= cinemasAtAGlance)
    return (
      <>
        {children}
        <CinemaRows
          locale={locale}
          label={t('cinemas')}
          chosen={null}
          cinemas={places.cinemas.map((cinema) => ({ cinema, kilometres: null }))}
        />
      </>
    );
  const found = searches ? findPlaces(text, places) : null;
  const count = found === null ? 0 : found.cities.length + found.cinemas.length;
  return (
    <>
      <search>
        <label htmlFor="locator-field" className={css['label']}>
          {t('field')}
        </label>
        <span className={css['box']}>
          <Icon name="search" className={css['lens'] ?? ''} />
          <input
            id="locator-field"
            type="search"
            value={typed}
            maxLength={longestSearch}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="search"
            className={css['field']}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // The first Escape empties the field, the next one closes the popup.
              if (event.key !== 'Escape' || typed === '') return;
              event.preventDefault();
              setTyped('');
            }}
          />
        </span>
      </search>
      <output className={css['heard']}>{found === null ? '' : t('found', { count })}</output>
      {found === null ? (
        children
      ) : count === 0 ? (
        <p className={css['note']}>
          <strong>{t('none', { text })}</strong> {t('noneText')}
        </p>
      ) : (
        <>
          {found.cities.length === 0 ? null : (
            <section aria-labelledby="locator-cities" className={css['part']}>
              <h3 id="locator-cities" className={css['name']}>
                {t('cities')}
              </h3>
              <CityRows
                locale={locale}
                labelledBy="locator-cities"
                cities={found.cities}
                onChoice={() => {
                  setTyped('');
                  document.getElementById('locator-field')?.focus();
                }}
              />
            </section>
          )}
          {found.cinemas.length === 0 ? null : (
            <section aria-labelledby="locator-cinemas" className={css['part']}>
              <h3 id="locator-cinemas" className={css['name']}>
                {t('cinemas')}
              </h3>
              <CinemaRows
                locale={locale}
                label={t('cinemas')}
                chosen={null}
                cinemas={found.cinemas.map((cinema) => ({ cinema, kilometres: null }))}
              />
            </section>
          )}
        </>
      )}
    </>
  );
}
