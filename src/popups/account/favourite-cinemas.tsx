import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { cinemasEndpoint } from '#src/contract/cinemas/schema.ts';
import type { Locale } from '#src/sites/site.ts';
import { Button } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import css from './account-popups.module.scss';

interface FavouriteCinemasProps {
  /** Slugs, the latest favourite first. */
  readonly slugs: readonly string[];
  readonly locale: Locale;
}

/** The member's favourite cinemas as links (R157); a cinema that is no longer in the catalogue is left out. */
export function FavouriteCinemas({ slugs, locale }: FavouriteCinemasProps) {
  const t = useTranslations();
  const query = useQuery({
    ...browserQuery(cinemasEndpoint, locale, {}),
    enabled: slugs.length > 0,
  });
  const names = new Map((query.data ?? []).map(({ slug, name }) => [slug, name]));
  const known = slugs.flatMap((slug) => {
    const name = names.get(slug);
    return name === undefined ? [] : [{ slug, name }];
  });
  return (
    <section className={css['part']} aria-busy={slugs.length > 0 && query.isPending}>
      <h3>{t('account.profile.favourites')}</h3>
      {query.isError ? (
        <p role="alert">
          {t('state.failedTitle')}{' '}
          <Button
            look="quiet"
            onClick={() => {
              void query.refetch();
            }}
          >
            {t('state.retry')}
          </Button>
        </p>
      ) : slugs.length === 0 ? (
        <p>{t('account.profile.noFavourites')}</p>
      ) : (
        <ul>
          {known.map(({ slug, name }) => (
            <li key={slug}>
              <Link locale={locale} to={{ page: 'cinema', slug }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
