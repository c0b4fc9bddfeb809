import { useTranslations } from 'next-intl';
import type { PushSlideView } from '#src/domain/cinema/cinema-detail-view.ts';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { CtaLink } from '#src/ui/link/cta-link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { colourOf } from '#src/ui/picture/picture-sources.ts';
import css from './cinema-pushes.module.scss';

/** What the cinema promotes, as cards that do not move (R071). */
export function CinemaPushes({ pushes }: { readonly pushes: readonly PushSlideView[] }) {
  const t = useTranslations('cinema');
  if (pushes.length === 0) return null;
  return (
    <Section id="pushes" title={t('pushes')}>
      <ul className={css['pushes']}>
        {pushes.map((push) => (
          <li key={`${push.title} ${push.date ?? ''}`}>
            <PushCard push={push} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PushCard({ push }: { readonly push: PushSlideView }) {
  const { title, date, cta, backdrop, contentTag, descriptionHtml, backgroundColour, goal } = push;
  return (
    <article className={css['push']} data-goal={goal ?? undefined}>
      <Picture
        kind="backdrop"
        src={backdrop}
        alt=""
        title={title}
        sizes="(width >= 1080px) 38rem, (width >= 700px) 46vw, 92vw"
        dominantColour={backgroundColour}
        className={css['picture'] ?? ''}
      />
      <div className={css['words']}>
        {contentTag === null ? null : (
          <p className={css['tag']}>
            <span
              className={css['dot']}
              style={{ backgroundColor: colourOf(contentTag.colour) }}
              aria-hidden="true"
            />
            {contentTag.title}
          </p>
        )}
        <h3 className={css['title']}>{title}</h3>
        {date === null ? null : <p className={css['date']}>{date}</p>}
        {descriptionHtml === null ? null : <RichText html={descriptionHtml} className={css['text'] ?? ''} />}
        {cta === null ? null : <CtaLink cta={cta} className={css['cta']} />}
      </div>
    </article>
  );
}
