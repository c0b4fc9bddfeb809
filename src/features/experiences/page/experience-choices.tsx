import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toggled, without } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { ChoiceBar, ChoiceChips, ChoicePanel } from '#src/ui/choice/choice-bar.tsx';
import { ChoiceList } from '#src/ui/choice/list/choice-list.tsx';
import { Fold } from '#src/ui/choice/fold.tsx';
import { FoldedFilters } from '#src/ui/choice/folded-filters.tsx';
import { useOptionNames } from '#src/ui/choice/option-names.ts';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { Link } from '#src/ui/link/link.tsx';
import { NearCinemas } from '#src/visitor/locator/near-cinemas.client.tsx';
import type { ExperienceProgramme } from './experience-programme.ts';
import type { ExperienceModel } from './load-experience.ts';
import { narrowed, withoutLists } from './narrowed.ts';

interface ChoicesProps {
  readonly locale: Locale;
  readonly model: ExperienceModel;
  readonly filters: Filters;
  readonly programme: ExperienceProgramme;
}

interface ExperienceChoicesProps extends ChoicesProps {
  readonly locator?: ReactNode;
}

/** What narrows the films of an experience: versions and genres, and one cinema, each folded behind one line. */
export function ExperienceChoices({ locator, ...props }: ExperienceChoicesProps) {
  return (
    <ChoiceBar locator={locator}>
      <FilmFilters {...props} />
      <CinemaChoice {...props} />
    </ChoiceBar>
  );
}

function FilmFilters({ locale, model, filters, programme }: ChoicesProps) {
  const t = useTranslations('filter');
  const nameOf = useOptionNames();
  const { versions, genres, tags } = programme.options;
  // Every film here has the experience: other tags are only shown to be removed.
  const lists = [
    { name: 'versions', options: versions },
    { name: 'genres', options: genres },
    { name: 'tags', options: tags.filter(({ selected }) => selected) },
  ] as const;
  const shown = lists
    .filter(({ options }) => options.length > 1 || options.some(({ selected }) => selected))
    .map(({ name, options }) => ({
      name,
      chips: options.map((option) => ({
        filter: name,
        value: option.value,
        text: nameOf(name, option),
        on: option.selected,
        to: narrowed(model.ref, toggled(filters, name, option)),
      })),
    }));
  if (shown.length === 0) return null;
  return (
    <FoldedFilters
      locale={locale}
      on={shown
        .flatMap(({ chips }) => chips.filter(({ on }) => on))
        .map(({ text, ...chip }) => ({ ...chip, label: text }))}
      needs={filters.needs?.length ?? 0}
      clear={narrowed(model.ref, withoutLists(filters))}
    >
      {shown.map(({ name, chips }) => (
        <ChoiceChips key={name} label={t(name)}>
          <ChipLinks locale={locale} chips={chips} />
        </ChoiceChips>
      ))}
    </FoldedFilters>
  );
}

/** The cinemas that have the experience; each shows only its own films. */
function CinemaChoice({ locale, model, filters }: ChoicesProps) {
  const t = useTranslations('filter');
  const words = useTranslations('experiences');
  const { cinemas, chosen, ref } = model;
  const others = cinemas.flatMap((city) =>
    city.cinemas
      .filter(({ slug }) => slug !== chosen?.slug)
      .map((cinema) => ({ city: city.name, ...cinema })),
  );
  if (chosen === null && others.length < 2) return null;
  return (
    <Fold
      icon="pin"
      group="localisation"
      title={chosen === null ? t('chooseCinema') : t('otherThan', { name: chosen.name })}
    >
      <ChoicePanel
        all={
          chosen === null ? null : (
            <Link
              locale={locale}
              to={narrowed(ref, without(filters, 'localisation'))}
              keepScroll
              {...choiceMark('localisation')}
            >
              {words('page.allCinemas')}
            </Link>
          )
        }
      >
        <ChoiceList
          locale={locale}
          label={t('chooseCinema')}
          filter="localisation"
          links={NearCinemas}
          choices={others.map(({ city, slug, name }) => ({
            slug,
            to: narrowed(ref, { ...filters, localisation: slug }),
            title: city,
            note: name,
          }))}
        />
      </ChoicePanel>
    </Fold>
  );
}
