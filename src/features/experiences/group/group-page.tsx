import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Hero } from '#src/ui/layout/hero.tsx';
import { PushCards } from '#src/ui/layout/push-cards.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { CinemaLinks } from '#src/ui/place/cinema-links.tsx';
import { ExperienceCards } from '../parts/experience-card.tsx';
import { Gallery } from '#src/ui/article/gallery.tsx';
import css from './group-page.module.scss';
import type { GroupArticle, GroupModel } from './load-group.ts';

/** Number of cards in the first screen at every width. */
const firstCards = 2;

interface GroupPageProps {
  readonly locale: Locale;
  readonly model: GroupModel;
}

/** The page of a group: its experiences, what it promotes, and its articles. */
export function GroupPage({ locale, model }: GroupPageProps) {
  const t = useTranslations('experiences');
  const { title, descriptionHtml, image, experiences, articles, pushes } = model;
  return (
    <article>
      <Hero kind="backdrop" picture={image} title={title} height="low">
        <div className={css['head']}>
          <p className={css['way']}>
            <Link locale={locale} to={{ page: 'experiences' }}>
              {t('title')}
            </Link>
          </p>
          <h1>{title}</h1>
          {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
        </div>
      </Hero>
      {experiences.length === 0 ? null : (
        <Section
          id="experiences"
          title={t('group.experiences')}
          more={t('count', { count: experiences.length })}
          className={css['first']}
        >
          <ExperienceCards
            locale={locale}
            label={t('group.experiences')}
            experiences={experiences}
            first={firstCards}
          />
        </Section>
      )}
      {pushes.length === 0 ? null : (
        <Section id="pushes" title={t('group.pushes')}>
          <PushCards pushes={pushes} />
        </Section>
      )}
      {articles.length === 0 ? null : (
        <Section id="articles" title={t('group.articles')}>
          <ul className={css['articles']}>
            {articles.map((article) => (
              <li key={article.slug}>
                <Article locale={locale} article={article} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}

interface ArticleProps {
  readonly locale: Locale;
  readonly article: GroupArticle;
}

function Article({ locale, article }: ArticleProps) {
  const t = useTranslations('experiences');
  const { slug, title, headline, image, imageAlt, cinemas, gallery } = article;
  const count = cinemas.reduce((sum, city) => sum + city.cinemas.length, 0);
  return (
    <article className={css['article']}>
      <Picture
        kind="backdrop"
        src={image}
        alt={imageAlt ?? ''}
        title={title}
        sizes="(width >= 67.5em) 24rem, (width >= 43.75em) 40vw, 92vw"
        widest={1280}
        className={css['picture'] ?? ''}
      />
      <div className={css['words']}>
        <h3 className={css['title']}>
          <Link locale={locale} to={{ page: 'experienceArticle', slug }}>
            {title}
          </Link>
        </h3>
        {headline === null ? null : <p className={css['headline']}>{headline}</p>}
        {count === 0 ? null : (
          <>
            <p className={css['count']}>{t('group.cinemas', { count })}</p>
            <CinemaLinks locale={locale} cities={cinemas} heading="h4" />
          </>
        )}
        <Gallery label={t('group.gallery', { title })} pictures={gallery} />
      </div>
    </article>
  );
}
