import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { commonStart } from '#src/domain/text/common-start.ts';
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

/** Names of films, folded away: those for which a page has no room to show more. Nothing without films. */
export function FilmNames({ locale, title, films }: FilmNamesProps) {
  if (films.length === 0) return null;
  const named = films.map(({ show, filters }) => {
    const to = showRef(show, filters);
    return { title: show.title, href: addressOf(locale, to), narrows: isFilterLink(to) };
  });
  const links = commonStart(named.flatMap(({ href }) => href ?? []));
  return (
    <FilmNamesFold
      title={title}
      links={links}
      films={named.map(({ title: name, href, narrows }) => ({
        title: name,
        at: href?.slice(links.length) ?? null,
        ...(narrows ? { narrows } : {}),
      }))}
    />
  );
}
