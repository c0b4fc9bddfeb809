import { useTranslations } from 'next-intl';
import { plainTextLines } from '#src/domain/text/plain-text.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import css from './experience.module.scss';
import { MoreLink } from './more-link.tsx';
import { NoExperience } from './no-experience.tsx';
import { useExperience } from './use-experience.ts';

interface ExperienceDetailsProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'experienceDetails'>;
}

/** The full description of a tag, the films that play with it, and the link to its page or to where the tag says. */
export default function ExperienceDetails({ config: { locale }, data }: ExperienceDetailsProps) {
  const t = useTranslations('experiencePopup');
  const state = useExperience(locale, data.tag);
  if (state.kind !== 'here') return <NoExperience locale={locale} tag={data.tag} state={state} />;
  const { experience, page } = state;
  const picture = experience.bannerPicture ?? experience.backdrop ?? experience.picture;
  return (
    <PopupPanel title={experience.title}>
      {picture === null ? null : (
        <div className={css['picture']}>
          <Picture
            kind="backdrop"
            src={picture}
            alt=""
            title={experience.title}
            sizes="(width >= 43.75em) 38rem, 100vw"
          />
        </div>
      )}
      <div className={css['lines']}>
        {plainTextLines(experience.descriptionHtml).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={css['ways']}>
        <Link
          locale={locale}
          to={{ page: 'shows', filters: { tags: [experience.slug] } }}
          className={buttonClass('outlined')}
        >
          {t('films', { name: experience.title })}
        </Link>
        <MoreLink locale={locale} page={page} ctaUrl={experience.ctaUrl} />
      </div>
    </PopupPanel>
  );
}
