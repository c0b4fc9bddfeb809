import type { PushSlideView } from '#src/domain/push/push-slide-view.ts';
import { ColourLabel } from '../label/colour-label.tsx';
import { CtaLink } from '../link/cta-link.tsx';
import { Picture } from '../picture/picture.client.tsx';
import css from './push-cards.module.scss';
import { RichText } from './rich-text.tsx';

/** Pushes of a cinema or of a group of experiences, as cards that do not move (R071). */
export function PushCards({ pushes }: { readonly pushes: readonly PushSlideView[] }) {
  return (
    <ul className={css['pushes']}>
      {pushes.map((push) => (
        <PushCard key={`${push.title} ${push.date ?? ''}`} push={push} />
      ))}
    </ul>
  );
}

function PushCard({ push }: { readonly push: PushSlideView }) {
  const { title, date, cta, backdrop, contentTag, descriptionHtml, backgroundColour, goal } = push;
  return (
    <li className={css['push']} data-goal={goal ?? undefined}>
      <Picture
        kind="backdrop"
        src={backdrop}
        alt=""
        title={title}
        sizes="(width >= 67.5em) 38rem, (width >= 43.75em) 46vw, 92vw"
        dominantColour={backgroundColour}
        className={css['picture'] ?? ''}
      />
      <div className={css['words']}>
        {contentTag === null ? null : <ColourLabel text={contentTag.title} colour={contentTag.colour} />}
        <h3 className={css['title']}>{title}</h3>
        {date === null ? null : <p className={css['date']}>{date}</p>}
        {descriptionHtml === null ? null : <RichText html={descriptionHtml} className={css['text'] ?? ''} />}
        {cta === null ? null : <CtaLink cta={cta} className={css['cta']} />}
      </div>
    </li>
  );
}
