import { useTranslations } from 'next-intl';
import { trailerQuery } from '#src/routes/fragments.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { showFacts } from '#src/ui/poster/show-card.tsx';
import { showRef } from '#src/domain/show/show-ref.ts';
import { Hero } from '#src/ui/layout/hero.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { CtaLink } from '#src/ui/link/cta-link.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { HomePush } from './home-pushes.ts';
import css from './home-hero.module.scss';

interface HomeHeroProps {
  readonly locale: Locale;
  readonly lead: HomePush | null;
}

/** The hero of the home page: the first push, with the link to its showtimes (R119). */
export function HomeHero({ locale, lead }: HomeHeroProps) {
  const t = useTranslations('home');
  if (lead === null)
    return (
      <Hero kind="backdrop" picture={null} title={t('title')} height="low">
        <div className={css['words']}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </Hero>
    );
  const { title, subtitle, show, backdrop, colour, logo, tags, sponsored } = lead;
  return (
    <Hero kind="backdrop" picture={backdrop?.lg ?? null} title={title} dominantColour={colour} cut="beside">
      <div className={css['words']}>
        <h1 className={css['greeting']}>{t('title')}</h1>
        <h2 className={css['title']}>
          {logo === null ? (
            title
          ) : (
            <picture>
              <img src={logo} alt={title} className={css['logo']} />
            </picture>
          )}
        </h2>
        {subtitle === null ? null : <p className={css['subtitle']}>{subtitle}</p>}
        {sponsored ? (
          <p>
            <Badge>{t('sponsored')}</Badge>
          </p>
        ) : null}
        <p className={css['facts']}>
          {show === null ? null : <span>{showFacts(show)}</span>}
          {tags.map((tag) => (
            <Badge key={tag.slug} tone={tag.premium ? 'brass' : 'plain'}>
              {tag.title}
            </Badge>
          ))}
        </p>
        <div className={css['ways']}>
          <PushWay locale={locale} push={lead} />
          {show === null || !lead.trailer ? null : (
            <Link
              locale={locale}
              to={showRef(show)}
              query={{ [trailerQuery.name]: trailerQuery.value }}
              plain
              className={buttonClass('outlined', css['trailer'])}
              {...popupTrigger('showTrailer', { show: show.slug })}
            >
              <Icon name="play" />
              <span>{t('trailer')}</span>
            </Link>
          )}
        </div>
      </div>
    </Hero>
  );
}

/** The one main link: to the show's page when the push has a show, else to the push's own address. */
function PushWay({ locale, push }: { readonly locale: Locale; readonly push: HomePush }) {
  const t = useTranslations('home');
  const { show, cta, title } = push;
  if (show !== null)
    return (
      <Link locale={locale} to={showRef(show)} className={buttonClass('filled')}>
        <Icon name="ticket" />
        {cta?.label ?? t('showtimes')}
        <span className={css['heard']}>{`: ${title}`}</span>
      </Link>
    );
  if (cta === null) return null;
  return <CtaLink cta={cta} />;
}
