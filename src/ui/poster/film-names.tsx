import { useTranslations } from 'next-intl';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf, isFilterLink } from '../link/link-address.ts';
import { FilmNamesFold } from './film-names.client.tsx';

interface FilmNamesProps {
  readonly locale: Locale;
  /** How many there are, in words. */
  readonly title: string;
  /** Each with the filters of the link to its page. */
  readonly films: readonly { readonly show: ShowListView; readonly filters?: Filters | undefined }[];
}

/** So many names are read through; whoever looks for another film searches for it. */
export const mostNames = 150;

/**
 * Names of films, folded away: those for which a page has no room to show more. The search stands for what is beyond
 * {@link mostNames}. Nothing without films.
 */
export function FilmNames({ locale, title, films }: FilmNamesProps) {
  const t = useTranslations('filmNames');
  if (films.length === 0) return null;
  const further = films.length - mostNames;
  const search = addressOf(locale, { page: 'search' });
  const named = films.slice(0, mostNames).map(({ show, filters }) => {
    const to = showRef(show, filters);
    return {
      title: show.title,
      href: addressOf(locale, to),
      ...(isFilterLink(to) ? ({ narrows: true } as const) : {}),
    };
  });
  return (
    <FilmNamesFold
      title={title}
      {...(further > 0 && search !== null
        ? { further: { title: t('further', { count: further }), href: search } }
        : {})}
      films={named}
    />
  );
}
