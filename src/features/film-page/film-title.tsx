import type { ShowDetailView } from '#src/domain/show/show-detail-view.ts';
import { foreignLanguage } from '#src/i18n/foreign-language.ts';
import type { Locale } from '#src/sites/site.ts';
import css from './film-head.module.scss';

interface FilmTitleProps {
  readonly locale: Locale;
  readonly film: Pick<ShowDetailView, 'title' | 'titleLanguage' | 'logoTitle'>;
}

/** The title of a film, as its picture where the chain has one (R080). */
export function FilmTitle({ locale, film: { title, titleLanguage, logoTitle } }: FilmTitleProps) {
  return (
    <h1 className={css['title']} lang={foreignLanguage(locale, titleLanguage)}>
      {logoTitle === null ? (
        title
      ) : (
        <picture>
          <img src={logoTitle} alt={title} className={css['logo']} />
        </picture>
      )}
    </h1>
  );
}
