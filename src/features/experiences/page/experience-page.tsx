import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { CinemaLinks } from '#src/ui/place/cinema-links.tsx';
import { ExperienceHead } from './experience-head.tsx';
import { ExperienceProgrammeSection } from './experience-programme-section.tsx';
import { ExperienceServices } from './experience-services.tsx';
import { ExperienceVideo } from './experience-video.tsx';
import type { ExperienceModel } from './load-experience.ts';

interface ExperiencePageProps {
  readonly locale: Locale;
  readonly model: ExperienceModel;
  readonly filters: Filters;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** The page of an experience: the films in it and when, the cinemas that have it, then everything else about it. */
export function ExperiencePage({ locale, model, filters, locator }: ExperiencePageProps) {
  const t = useTranslations('experiences');
  const { experience, cinemas } = model;
  const count = cinemas.reduce((sum, city) => sum + city.cinemas.length, 0);
  return (
    <article>
      <ExperienceHead locale={locale} model={model} />
      <ExperienceProgrammeSection locale={locale} model={model} filters={filters} locator={locator} />
      {count === 0 ? null : (
        <Section id="cinemas" title={t('page.cinemas', { count })}>
          <CinemaLinks locale={locale} cities={cinemas} />
        </Section>
      )}
      {experience.detailsHtml === null ? null : (
        <Section id="details" title={t('page.details', { title: experience.title })}>
          <RichText html={experience.detailsHtml} />
        </Section>
      )}
      <ExperienceServices services={experience.services} />
      <ExperienceVideo experience={experience} />
    </article>
  );
}
