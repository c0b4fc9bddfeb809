import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Gallery } from '#src/ui/article/gallery.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { CinemaLinks } from '#src/ui/place/cinema-links.tsx';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleHead } from '../article/article-head.tsx';
import css from './experience-article-page.module.scss';
import type { ExperienceArticleModel, GuestView } from './load-experience-article.ts';

interface ExperienceArticlePageProps {
  readonly locale: Locale;
  readonly model: ExperienceArticleModel;
}

/** The page of an article about experiences (R027): beside its text a guest, pictures and cinemas (R091). */
export function ExperienceArticlePage({ locale, model }: ExperienceArticlePageProps) {
  const t = useTranslations('experiences.article');
  const { article, cinemas, guest, gallery } = model;
  const count = cinemas.reduce((sum, city) => sum + city.cinemas.length, 0);
  return (
    <article>
      <ArticleHead
        locale={locale}
        article={article}
        list={{ to: { page: 'experiences' }, text: t('back') }}
      />
      <ArticleBody locale={locale} article={article} />
      {guest === null ? null : <Guest guest={guest} />}
      {gallery.length === 0 ? null : (
        <Section id="gallery" title={t('gallery')} className={css['part']}>
          <Gallery label={t('gallery')} pictures={gallery} />
        </Section>
      )}
      {count === 0 ? null : (
        <Section id="cinemas" title={t('cinemas', { count })} className={css['part']}>
          <CinemaLinks locale={locale} cities={cinemas} />
        </Section>
      )}
    </article>
  );
}

/** The person whom the article presents: name, role, picture and text (R091). */
function Guest({ guest: { name, role, descriptionHtml, image } }: { readonly guest: GuestView }) {
  const t = useTranslations('experiences.article');
  return (
    <Section id="guest" title={t('guest')} className={css['part']}>
      <div className={css['guest']}>
        {image === null ? null : (
          <Picture
            kind="backdrop"
            src={image}
            alt=""
            title={name}
            sizes="(width >= 43.75em) 20rem, 92vw"
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
