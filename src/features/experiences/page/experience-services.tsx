import { useTranslations } from 'next-intl';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import css from './experience-services.module.scss';
import type { ExperienceService } from './load-experience.ts';

/** What an experience offers: title, description and picture of each service (R100). */
export function ExperienceServices({ services }: { readonly services: readonly ExperienceService[] }) {
  const t = useTranslations('experiences');
  if (services.length === 0) return null;
  return (
    <Section id="services" title={t('page.services')}>
      <ul className={css['services']}>
        {services.map(({ id, title, descriptionHtml, image }) => (
          <li key={id} className={css['service']}>
            {image === null ? null : (
              <Picture
                kind="backdrop"
                src={image}
                alt=""
                title={title}
                sizes="(width >= 67.5em) 25rem, (width >= 43.75em) 46vw, 92vw"
                widest={1280}
                className={css['picture'] ?? ''}
              />
            )}
            <div className={css['words']}>
              <h3 className={css['title']}>{title}</h3>
              {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
