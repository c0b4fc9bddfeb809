import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Rail } from '#src/ui/layout/rail.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { showRef } from '#src/domain/show/show-ref.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { HomePush } from './home-pushes.ts';
import css from './push-rail.module.scss';

interface PushRailProps {
  readonly locale: Locale;
  readonly pushes: readonly HomePush[];
}

/** The other pushes, in a row that moves only when the visitor moves it (R119). */
export function PushRail({ locale, pushes }: PushRailProps) {
  const t = useTranslations('home');
  if (pushes.length === 0) return null;
  return (
    <Section id="pushes" title={t('pushes')}>
      <Rail label={t('pushes')} cards="wide">
        {pushes.map((push) => (
          <PushCard key={push.key} locale={locale} push={push} />
        ))}
      </Rail>
    </Section>
  );
}

function PushCard({ locale, push }: { readonly locale: Locale; readonly push: HomePush }) {
  const t = useTranslations('home');
  const { title, subtitle, backdrop, colour, sponsored, tags } = push;
  return (
    <article className={css['push']} data-theme="dark">
      <Picture
        kind="backdrop"
        src={backdrop?.md ?? null}
        alt=""
        title={title}
        sizes="(width >= 700px) 23rem, 78vw"
        dominantColour={colour}
        className={css['picture']}
      />
      <div className={css['words']}>
        {sponsored || tags.length > 0 ? (
          <p className={css['marks']}>
            {sponsored ? <Badge>{t('sponsored')}</Badge> : null}
            {tags.map((tag) => (
              <Badge key={tag.slug} tone={tag.premium ? 'brass' : 'plain'}>
                {tag.title}
              </Badge>
            ))}
          </p>
        ) : null}
        <h3 className={css['title']}>
          <PushLink locale={locale} push={push} />
        </h3>
        {subtitle === null ? null : <p className={css['subtitle']}>{subtitle}</p>}
      </div>
    </article>
  );
}

/** The title is a link to the show, else to the push's own address; without either it is plain text. */
function PushLink({
  locale,
  push: { show, cta, title },
}: {
  readonly locale: Locale;
  readonly push: HomePush;
}) {
  if (show !== null)
    return (
      <Link locale={locale} to={showRef(show)} className={css['link']}>
        {title}
      </Link>
    );
  if (cta !== null)
    return (
      <Link external={cta.url} newWindow={cta.newWindow} className={css['link']}>
        {title}
      </Link>
    );
  return title;
}
