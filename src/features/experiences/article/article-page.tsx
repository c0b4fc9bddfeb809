import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Hero } from '#src/ui/layout/hero.tsx';
import { videoTrigger } from '#src/popups/protocol/video-trigger.ts';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { CinemaLinks } from '../parts/cinema-links.tsx';
import { Gallery } from '../parts/gallery.tsx';
import css from './article-page.module.scss';
import type { ArticleModel, GuestView } from './load-article.ts';
import { ShareLinks } from './share-links.tsx';

interface ArticlePageProps {
  readonly locale: Locale;
  readonly model: ArticleModel;
  /** The absolute address of the page, for the links that share it. */
  readonly address: string;
}

/** The page of an article about experiences (R027, R091). Its display flags hide their elements (R089). */
export function ArticlePage({ locale, model, address }: ArticlePageProps) {
  const t = useTranslations('experiences');
  const { title, headline, contentHtml, image, display, film, cinemas, guest, gallery } = model;
  const count = cinemas.reduce((sum, city) => sum + city.cinemas.length, 0);
  return (
    <article>
      <Hero kind="backdrop" picture={image} title={title} height="low">
        <div className={css['head']}>
          {display.newsTag ? <Badge>{t('article.tag')}</Badge> : null}
          <h1 className={css['title']}>{title}</h1>
          {headline === null ? null : <p className={css['headline']}>{headline}</p>}
          <Published locale={locale} model={model} />
        </div>
      </Hero>
      <div className={css['body']}>
        {contentHtml === null ? null : (
          <RichText html={contentHtml} pictures videoAttributes={videoTrigger} />
        )}
        {film === null ? null : (
          <p>
            <Link locale={locale} to={film.to} className={buttonClass('filled')}>
              <Icon name="ticket" />
              {t('article.film', { title: film.title })}
            </Link>
          </p>
        )}
        {display.socialMedia ? <ShareLinks title={title} address={address} /> : null}
      </div>
      {guest === null ? null : <Guest guest={guest} />}
      {gallery.length === 0 ? null : (
        <Section id="gallery" title={t('article.gallery')}>
          <Gallery label={t('article.gallery')} pictures={gallery} />
        </Section>
      )}
      {count === 0 ? null : (
        <Section id="cinemas" title={t('article.cinemas', { count })}>
          <CinemaLinks locale={locale} cities={cinemas} />
        </Section>
      )}
      {display.backToNews ? (
        <p className={css['back']}>
          <Link locale={locale} to={{ page: 'experiences' }} className={buttonClass('outlined')}>
            <Icon name="chevron-left" />
            {t('article.back')}
          </Link>
        </p>
      ) : null}
    </article>
  );
}

function Published({ locale, model }: { readonly locale: Locale; readonly model: ArticleModel }) {
  const t = useTranslations('experiences');
  const { author, releaseDay, display } = model;
  const day = display.creationDate ? releaseDay : null;
  if (author === null && day === null) return null;
  return (
    <p className={css['facts']}>
      {day === null ? null : (
        <time dateTime={day}>{t('article.published', { date: formatDay(locale, day, 'date') })}</time>
      )}
      {author === null ? null : <span>{t('article.by', { author })}</span>}
    </p>
  );
}

/** The person whom the article presents: name, role, picture and text (R091). */
function Guest({ guest: { name, role, descriptionHtml, image } }: { readonly guest: GuestView }) {
  const t = useTranslations('experiences');
  return (
    <Section id="guest" title={t('article.guest')}>
      <div className={css['guest']}>
        {image === null ? null : (
          <Picture
            kind="backdrop"
            src={image}
            alt=""
            title={name}
            sizes="(width >= 700px) 20rem, 92vw"
            widest={640}
            className={css['portrait'] ?? ''}
          />
        )}
        <div className={css['person']}>
          <h3 className={css['name']}>{name}</h3>
          {role === null ? null : <p className={css['role']}>{role}</p>}
          {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
        </div>
      </div>
    </Section>
  );
}
