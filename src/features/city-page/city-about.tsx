import { useTranslations } from 'next-intl';
import type { CityDetailView } from '#src/domain/cinema/city-detail-view.ts';
import { plainTextLines } from '#src/domain/text/plain-text.ts';
import { contracted } from '#src/i18n/contracted.ts';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import css from './city-about.module.scss';

/** A longer description is shown in a section of its own, not in the hero of the city. */
const longestLead = 200;

type Described = Pick<CityDetailView, 'name' | 'descriptionHtml'>;

/** The description for the hero when it is one short text; null when there is none, or it is longer. */
export function leadOf({ descriptionHtml }: Pick<Described, 'descriptionHtml'>): string | null {
  const [line, ...more] = plainTextLines(descriptionHtml);
  return line === undefined || more.length > 0 || line.length > longestLead ? null : line;
}

/** The description of a city when it is too long for the hero (R074). */
export function CityAbout({ city }: { readonly city: Described }) {
  const t = useTranslations('city');
  if (city.descriptionHtml === null || leadOf(city) !== null) return null;
  return (
    <Section id="about" title={contracted(t('about', { name: city.name }))}>
      <RichText html={city.descriptionHtml} className={css['text'] ?? ''} />
    </Section>
  );
}
