import { useTranslations } from 'next-intl';
import { without } from '#src/domain/filter/change-filters.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { mostCinemas, mostFilms, type Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { ShowsView } from '#src/routes/pages/views.ts';
import type { Locale } from '#src/sites/site.ts';
import { ChoiceList } from '#src/ui/choice/list/choice-list.tsx';
import { Fold } from '#src/ui/choice/fold.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { NearCinemas } from '#src/visitor/locator/near-cinemas.client.tsx';
import type { ChosenCinemas } from './read-chosen.ts';
import css from './view-choice.module.scss';

interface ViewChoiceProps {
  readonly locale: Locale;
  readonly view: ShowsView;
  readonly cinemas: Pick<ChosenCinemas, 'columns' | 'options'>;
  /** The chosen shows. */
  readonly films: readonly ShowListView[];
  /** The shows that can be added; without them none can. */
  readonly filmOptions?: readonly ShowListView[];
  /** The filters of the page, with the cinemas that it shows. */
  readonly filters: Filters;
  /** While fewer cinemas are chosen, those to add are unfolded. */
  readonly enough: number;
}

/** The filters with a list of values, or without it when it is empty. */
function withValues(filters: Filters, name: 'cinemas' | 'films', values: readonly string[]): Filters {
  return values.length === 0 ? without(filters, name) : { ...filters, [name]: values };
}

/** The page of a view; it names its cinemas, so that the place which suggested them counts no more. */
export function viewWith(view: ShowsView, filters: Filters): PageRefOf<'shows'> {
  const named = filters.cinemas === undefined ? filters : without(filters, 'near');
  return { page: 'shows', filters: { ...named, view } };
}

/** What a view is about: the chosen shows and cinemas, each removed by a link, and those that can be added. */
export function ViewChoice(props: ViewChoiceProps) {
  const { locale, view, cinemas, films, filmOptions = [], filters, enough } = props;
  const t = useTranslations('views.choice');
  const slugs = cinemas.columns.map(({ slug }) => slug);
  const shows = films.map(({ slug }) => slug);
  const chips = (
    name: 'cinemas' | 'films',
    all: readonly string[],
    list: readonly { readonly slug: string; readonly text: string }[],
  ) =>
    list.map(({ slug, text }) => ({
      to: viewWith(
        view,
        withValues(
          filters,
          name,
          all.filter((one) => one !== slug),
        ),
      ),
      text,
      on: true,
      label: t('remove', { name: text }),
      filter: name,
      value: slug,
    }));
  return (
    <div className={css['choice']}>
      <nav aria-label={t('chosen')} className={css['chosen']}>
        <ChipLinks
          locale={locale}
          sign="close"
          chips={[
            ...chips(
              'films',
              shows,
              films.map(({ slug, title }) => ({ slug, text: title })),
            ),
            ...chips(
              'cinemas',
              slugs,
              cinemas.columns.map(({ slug, name }) => ({ slug, text: name })),
            ),
          ]}
        />
      </nav>
      {slugs.length >= mostCinemas ? (
        <p className={css['hint']}>{t('full', { count: mostCinemas })}</p>
      ) : (
        <Fold icon="pin" title={t('addCinema')} open={slugs.length < enough}>
          <ChoiceList
            locale={locale}
            label={t('addCinema')}
            filter="cinemas"
            links={NearCinemas}
            choices={cinemas.options.map(({ slug, name, city }) => ({
              slug,
              to: viewWith(view, { ...filters, cinemas: [...slugs, slug] }),
              title: city ?? name,
              note: city === null ? null : name,
            }))}
          />
        </Fold>
      )}
      {filmOptions.length === 0 || shows.length >= mostFilms ? null : (
        <Fold icon="ticket" title={t('addFilm')} open={slugs.length > 0 && shows.length < 2}>
          <ChoiceList
            locale={locale}
            label={t('addFilm')}
            filter="films"
            choices={filmOptions.map(({ slug, title }) => ({
              slug,
              to: viewWith(view, { ...filters, films: [...shows, slug] }),
              title,
            }))}
          />
        </Fold>
      )}
    </div>
  );
}
