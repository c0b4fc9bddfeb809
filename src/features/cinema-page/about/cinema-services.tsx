import { useTranslations } from 'next-intl';
import type { ServiceView } from '#src/domain/cinema/cinema-list-view.ts';
import { Accordion } from '#src/ui/layout/accordion.client.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import css from './cinema-services.module.scss';

/**
 * The services of the cinema. Selecting one unfolds it and folds the others; selecting it again folds it (R167). A
 * service without a description or a picture is shown as a word.
 */
export function CinemaServices({ services }: { readonly services: readonly ServiceView[] }) {
  const t = useTranslations('cinema');
  if (services.length === 0) return null;
  const told = services.filter(({ descriptionHtml, image }) => descriptionHtml !== null || image !== null);
  const named = services.filter((service) => !told.includes(service));
  return (
    <Section id="services" title={t('services')}>
      {told.length === 0 ? null : (
        <Accordion
          name="cinema-services"
          items={told.map(({ slug, label, descriptionHtml, image }) => ({
            key: slug,
            title: label,
            content: (
              <div className={css['service']}>
                {descriptionHtml === null ? null : <RichText html={descriptionHtml} />}
                {image === null ? null : (
                  <Picture
                    kind="cinema"
                    src={image}
                    alt=""
                    title={label}
                    sizes="(width >= 43.75em) 26rem, 92vw"
                    className={css['picture'] ?? ''}
                  />
                )}
              </div>
            ),
          }))}
        />
      )}
      {named.length === 0 ? null : (
        <ul className={css['named']}>
          {named.map(({ slug, label }) => (
            <li key={slug}>{label}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
