import { useTranslations } from 'next-intl';
import { MarkButton } from '#src/ui/mark/mark-button.tsx';
import { RatingButton } from '#src/ui/mark/rating-button.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import css from './film-head.module.scss';

interface FilmMarksProps {
  readonly slug: string;
  readonly title: string;
  /** Whether the film is out: nobody can rate a film that is still to come. */
  readonly out: boolean;
}

/** The member's own marks on a film: the wish and the rating (R114, R221). */
export function FilmMarks({ slug, title, out }: FilmMarksProps) {
  const t = useTranslations('marks');
  return (
    <>
      <MarkButton mark="wish" slug={slug} compact className={css['wish']}>
        {t('wish')}
      </MarkButton>
      {out ? <FilmRating slug={slug} title={title} /> : null}
    </>
  );
}

function FilmRating({ slug, title }: Pick<FilmMarksProps, 'slug' | 'title'>) {
  const t = useTranslations('marks');
  return (
    <RatingButton
      slug={slug}
      {...popupTrigger('memberRating', { show: slug, title })}
      faces={{
        none: { icon: 'smile', words: t('rate') },
        disappointed: { icon: 'frown', words: t('felt.disappointed') },
        liked: { icon: 'smile', words: t('felt.liked') },
        loved: { icon: 'delight', words: t('felt.loved') },
      }}
    />
  );
}
