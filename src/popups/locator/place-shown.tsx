import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { forgetMode } from '#src/visitor/locator/actions.ts';
import { resolved } from '#src/visitor/locator/show.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';
import { CinemaRows } from './cinema-rows.tsx';
import css from './locator-popup.module.scss';

/** The chosen place and its cinemas, the nearest first (R235). */
export function PlaceShown({ config: { locale, nearby } }: { readonly config: VisitorConfig }) {
  const t = useTranslations('locator');
  const mode = useStore(locatorStore, (store) => store.mode);
  const found = resolved(mode);
  if (mode === null || found === null) return null;
  const { place, near, beyond } = found;
  const title =
    place.kind === 'here'
      ? (place.city ?? t('here'))
      : place.kind === 'favourites'
        ? t('favourites')
        : place.name;
  const rows = beyond === null ? near : [beyond];
  return (
    <section aria-labelledby="locator-place" className={css['part']}>
      <div className={css['head']}>
        <h3 id="locator-place" className={css['name']}>
          {title}
        </h3>
        <Button look="quiet" onClick={forgetMode}>
          {t('clear')}
        </Button>
      </div>
      {beyond === null ? null : (
        <p className={css['note']}>
          {t('noneNear', { distance: formatKilometres(locale, nearby.kilometres) })}
        </p>
      )}
      <CinemaRows
        locale={locale}
        label={t('near')}
        cinemas={rows}
        chosen={mode.type === 'cinema' ? mode.cinema : null}
      />
      {mode.type === 'city' && place.kind === 'named' ? (
        <p>
          <Link locale={locale} to={{ page: 'city', slug: mode.city }} className={buttonClass('outlined')}>
            {t('programme', { city: place.name })}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
