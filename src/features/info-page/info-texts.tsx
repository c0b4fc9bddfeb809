import { useTranslations } from 'next-intl';
import { Accordion } from '#src/ui/layout/accordion.client.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { InfoExplanation, InfoView } from './info-model.ts';
import css from './info-texts.module.scss';

/** A text beside a picture. */
export function Explanation({ explanation }: { readonly explanation: InfoExplanation | null }) {
  const t = useTranslations('info');
  if (explanation === null) return null;
  const { title, description, image, imageAlt, cta } = explanation;
  return (
    <Section id="explanation" title={title ?? t('explanation')}>
      <div className={css['explanation']}>
        <div className={css['words']}>
          {description === null ? null : <RichText html={description} />}
          {cta === null ? null : (
            <p>
              <Link external={cta.url} newWindow={cta.newWindow} className={buttonClass('outlined')}>
                {cta.label}
              </Link>
            </p>
          )}
        </div>
        {image === null ? null : (
          <Picture
            kind="backdrop"
            src={image}
            alt={imageAlt}
            title={title ?? ''}
            sizes="(width >= 67.5em) 32rem, (width >= 43.75em) 44vw, 92vw"
            className={css['picture']}
          />
        )}
      </div>
    </Section>
  );
}

/** Tiles with pictures; a tile with an address is one link. */
export function Mosaic({ tiles }: { readonly tiles: InfoView['mosaic'] }) {
  const t = useTranslations('info');
  if (tiles.length === 0) return null;
  return (
    <Section id="mosaic" title={t('mosaic')}>
      <ul className={css['tiles']}>
        {tiles.map(({ title, description, image, imageAlt, url }) => (
          <li key={title} className={css['tile']}>
            {image === null ? null : (
              <Picture
                kind="backdrop"
                src={image}
                alt={imageAlt ?? ''}
                title={title}
                sizes="(width >= 67.5em) 24rem, (width >= 43.75em) 46vw, 92vw"
                widest={1280}
              />
            )}
            <div className={css['inside']}>
              <h3 className={css['name']}>
                {url === null ? (
                  title
                ) : (
                  <Link external={url} className={css['link']}>
                    {title}
                  </Link>
                )}
              </h3>
              {description === null ? null : <p className={css['text']}>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ListingProps {
  readonly lines: InfoView['listing'];
  readonly heading: string | undefined;
}

/** Lines that fold, one open at a time (R142). */
export function Listing({ lines, heading }: ListingProps) {
  const t = useTranslations('info');
  if (lines.length === 0) return null;
  return (
    <Section id="listing" title={heading ?? t('listing')}>
      <Accordion
        name="listing"
        items={lines.map(({ title, description, image }, index) => ({
          key: `${index} ${title}`,
          title,
          content: (
            <>
              {image === null ? null : (
                <Picture
                  kind="backdrop"
                  src={image}
                  alt=""
                  title={title}
                  sizes="(width >= 43.75em) 30rem, 84vw"
                  widest={1280}
                  className={css['aside']}
                />
              )}
              {description === null ? null : <RichText html={description} />}
            </>
          ),
        }))}
      />
    </Section>
  );
}
