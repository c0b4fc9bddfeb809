import { formatDuration } from '#src/domain/date/duration.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Rail } from '#src/ui/layout/rail.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import css from './highlight-section.module.scss';
import { here } from './here.ts';
import type { CityModel } from './load-city.ts';

interface HighlightSectionProps {
  readonly locale: Locale;
  readonly model: Pick<CityModel, 'highlight' | 'only'>;
}

/** What the city promotes: its top shows as wide pictures (R074). */
export function HighlightSection({ locale, model }: HighlightSectionProps) {
  const { highlight, only } = model;
  if (highlight === null) return null;
  return (
    <Section id="highlight" title={highlight.title}>
      {highlight.descriptionHtml === null ? null : (
        <RichText html={highlight.descriptionHtml} className={css['text'] ?? ''} />
      )}
      {highlight.shows.length === 0 ? null : (
        <Rail label={highlight.title} cards="wide">
          {highlight.shows.map((show) => (
            <WideShow key={show.slug} locale={locale} show={show} filters={here(only).filters} />
          ))}
        </Rail>
      )}
    </Section>
  );
}

interface WideShowProps {
  readonly locale: Locale;
  readonly show: ShowListView;
  readonly filters: Filters | undefined;
}

function WideShow({ locale, show, filters }: WideShowProps) {
  const facts = [
    show.duration === null ? null : formatDuration(show.duration),
    show.genres.map(({ label }) => label).join(', ') || null,
  ].filter((fact) => fact !== null);
  return (
    <article className={css['card']} data-theme="dark">
      <Picture
        kind="backdrop"
        src={show.backdrop?.lg ?? null}
        alt=""
        title={show.title}
        sizes="(width >= 43.75em) 26rem, 78vw"
        widest={1280}
        dominantColour={show.backdropColour}
        className={css['picture'] ?? ''}
      />
      <div className={css['words']}>
        <h3 className={css['title']}>
          <Link locale={locale} to={showRef(show, filters)} className={css['link']}>
            {show.title}
          </Link>
        </h3>
        <p className={css['facts']}>{facts.join(' · ')}</p>
      </div>
    </article>
  );
}
