import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { accountStore } from '#src/visitor/account/store.ts';
import type { PopupData } from '../protocol/kinds.ts';
import type { Places } from '#src/visitor/locator/mode.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { chooseMode, isChosen, leadsPastList, locateVisitor } from '#src/visitor/locator/actions.ts';
import { locatorPlaces } from '#src/visitor/locator/show.ts';
import { startLocator } from '#src/visitor/locator/start.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';
import css from './locator-popup.module.scss';
import { CityRows } from './city-rows.tsx';
import { cinemasAtAGlance, PlaceField } from './place-field.tsx';
import { PlaceShown } from './place-shown.tsx';
import { RecentPlaces } from './recent-places.tsx';

interface LocatorPopupProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'locator'>;
}

/** Whether nothing says yet where the visitor is, and their browser has not been asked in vain. */
function isUnknown(): boolean {
  const { mode, geolocation } = locatorStore.getState();
  return mode === null && geolocation === 'idle' && locatorPlaces() !== null;
}

/**
 * The locator: the visitor chooses the place of the showtimes, which is a city, a cinema, their position or their
 * favourites (R224–R235).
 */
export default function LocatorPopup({ config, data: { locate } }: LocatorPopupProps) {
  const t = useTranslations('locator');
  const state = useTranslations('state');
  const [ready, setReady] = useState<'waiting' | 'here' | 'failed'>('waiting');
  const [searches, setSearches] = useState(false);
  const geolocation = useStore(locatorStore, (store) => store.geolocation);
  const refused = useStore(locatorStore, (store) => store.refused);
  const view = useStore(locatorStore, (store) => store.view);
  const favourites = useStore(accountStore, (store) => store.member?.favoriteCinemas.length ?? 0);

  const alert = useTranslations('Locator.Alert');
  const warning = useRef({ title: alert('Title'), subtitle: alert('Subtitle') });

  useEffect(() => {
    if (ready !== 'waiting') return undefined;
    let wanted = true;
    const start = async () => {
      await startLocator(config);
      if (!wanted) return;
      setReady(locatorPlaces() === null ? 'failed' : 'here');
      if (locate !== '' && isUnknown()) void locateVisitor(warning.current);
    };
    void start();
    return () => {
      wanted = false;
    };
  }, [config, locate, ready]);

  const places = ready === 'here' ? locatorPlaces() : null;
  if (ready === 'failed')
    return (
      <PopupPanel title={t('title')}>
        <EmptyState
          kind="failed"
          title={state('failedTitle')}
          text={state('failedText')}
          action={
            <>
              <Button onClick={() => setReady('waiting')}>{state('retry')}</Button>
              <Link locale={config.locale} to={{ page: 'cinemas' }} className={buttonClass('quiet')}>
                {t('all')}
              </Link>
            </>
          }
        />
      </PopupPanel>
    );
  return (
    <PopupPanel title={t('title')}>
      {places === null ? (
        <p className={css['note']}>{state('loading')}</p>
      ) : (
        <>
          <PlaceField config={config} places={places} onSearching={setSearches}>
            <div className={css['ways']}>
              <Button
                look="outlined"
                aria-disabled={geolocation === 'asking'}
                onClick={() => void locateVisitor(warning.current)}
              >
                <Icon name="pin" />
                {t('around')}
              </Button>
              {favourites === 0 ? null : (
                <Button
                  look="outlined"
                  aria-pressed={isChosen({ type: 'favorite' })}
                  onClick={() => chooseMode({ type: 'favorite' })}
                >
                  <Icon name="heart" />
                  {t('favourites')}
                </Button>
              )}
            </div>
            <output className={css['note']}>
              {geolocation === 'asking'
                ? t('asking')
                : refused
                  ? t('refused')
                  : geolocation === 'unavailable'
                    ? t('unavailable')
                    : ''}
            </output>
          </PlaceField>
          {searches ? null : (
            <>
              {view === null || places.cinemas.length === 1 ? null : <PlaceShown config={config} />}
              <RecentPlaces config={config} places={places} />
              {view === null ? <LargestCities config={config} places={places} /> : null}
              {/* No link to all cinemas for a visitor whom that page would redirect to one cinema. */}
              {leadsPastList() ? null : (
                <p className={css['all']}>
                  <Link locale={config.locale} to={{ page: 'cinemas' }} className={buttonClass('quiet')}>
                    {t('all')}
                  </Link>
                </p>
              )}
            </>
          )}
        </>
      )}
    </PopupPanel>
  );
}

/** Number of cities that are offered before the visitor types. */
const mostCities = 6;

/** The cities with the most cinemas, so that many visitors choose theirs without typing. */
function LargestCities({
  config: { locale },
  places,
}: {
  readonly config: VisitorConfig;
  readonly places: Places;
}) {
  const t = useTranslations('locator');
  if (places.cinemas.length <= cinemasAtAGlance) return null;
  const largest = places.cities.toSorted((a, b) => b.cinemas.length - a.cinemas.length).slice(0, mostCities);
  if (largest.length === 0) return null;
  return (
    <section aria-labelledby="locator-largest" className={css['part']}>
      <h3 id="locator-largest" className={css['name']}>
        {t('cities')}
      </h3>
      <CityRows locale={locale} labelledBy="locator-largest" cities={largest} />
    </section>
  );
}
