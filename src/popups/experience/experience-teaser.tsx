import { useTranslations } from 'next-intl';
import { plainText } from '#src/domain/text/plain-text.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Badge } from '#src/ui/label/badge.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { popupTrigger } from '../protocol/trigger.ts';
import css from './experience.module.scss';
import { MoreLink } from './more-link.tsx';
import { NoExperience } from './no-experience.tsx';
import { useExperience } from './use-experience.ts';

interface ExperienceTeaserProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'experienceTeaser'>;
}

/**
 * A short description of a tag, beside the mark that was clicked: the title as a link to its page, its badge, the
 * description, a link, a picture (R085, R160). A tag that is no experience of the site has no page: the link leads where the tag says, else it
 * opens the tag's details.
 */
export default function ExperienceTeaser({ config, data }: ExperienceTeaserProps) {
  const t = useTranslations();
  const { locale } = config;
  const state = useExperience(locale, data.tag);
  if (state.kind !== 'here') return <NoExperience locale={locale} tag={data.tag} state={state} />;
  const { experience, page } = state;
  const picture = experience.picture ?? experience.backdrop;
  return (
    <PopupPanel
      title={
        page === null ? (
          experience.modalTitle
        ) : (
          <Link locale={locale} to={page}>
            {experience.modalTitle}
          </Link>
        )
      }
    >
      {picture === null ? null : (
        <div className={css['picture']}>
          <Picture
            kind="backdrop"
            src={picture}
            alt={experience.thumbnailTitle === experience.modalTitle ? '' : experience.thumbnailTitle}
            title={experience.title}
            sizes="28rem"
          />
        </div>
      )}
      {experience.tooltip === null || experience.tooltip === experience.modalTitle ? null : (
        <p className={css['text']}>
          <Badge tone={experience.premium ? 'brass' : 'accent'}>{experience.tooltip}</Badge>
        </p>
      )}
      {experience.descriptionHtml === null ? null : (
        <p className={css['text']}>{plainText(experience.descriptionHtml)}</p>
      )}
      {page === null && experience.ctaUrl === null ? (
        <Button look="outlined" {...popupTrigger('experienceDetails', { tag: experience.slug })}>
          {t('experiencePopup.more')}
        </Button>
      ) : (
        <MoreLink locale={locale} page={page} ctaUrl={experience.ctaUrl} />
      )}
    </PopupPanel>
  );
}
