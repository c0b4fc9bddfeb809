import { useTranslations } from 'next-intl';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import { showFacts } from '#src/ui/poster/show-card.tsx';
import { showRef } from '#src/domain/show/show-ref.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import css from './fresh-list.module.scss';

interface FreshListProps {
  readonly locale: Locale;
  readonly shows: readonly ShowListView[];
}

/** Number of actors that are named. */
const namedActors = 3;

/** The films that came out this week, each with its directors and actors. */
export function FreshList({ locale, shows }: FreshListProps) {
  const t = useTranslations('home');
  if (shows.length === 0) return null;
  return (
    <Section id="new" title={t('new')}>
      <ul className={css['list']} aria-label={t('new')}>
        {shows.map((show) => (
          <li key={show.slug}>
            <FreshShow locale={locale} show={show} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FreshShow({ locale, show }: { readonly locale: Locale; readonly show: ShowListView }) {
  const t = useTranslations('home');
  const { title, poster, backdropColour, directors, actors } = show;
  return (
    <article className={css['show']}>
      <Picture
        kind="poster"
        src={poster?.md ?? null}
        alt=""
        title={title}
        widest={320}
        lean
        dominantColour={backdropColour}
        className={css['poster']}
      />
      <div className={css['words']}>
        <h3 className={css['title']}>
          <Link locale={locale} to={showRef(show)} className={css['link']}>
            {title}
          </Link>
        </h3>
        <p className={css['facts']}>{showFacts(show)}</p>
        {directors.length === 0 ? null : (
          <p className={css['people']}>{t('directedBy', { names: directors.join(', ') })}</p>
        )}
        {actors.length === 0 ? null : (
          <p className={css['people']}>{t('starring', { names: actors.slice(0, namedActors).join(', ') })}</p>
        )}
      </div>
    </article>
  );
}
