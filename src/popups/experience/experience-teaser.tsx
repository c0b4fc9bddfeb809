import { useTranslations } from 'next-intl';
import { plainText } from '#src/domain/text/plain-text.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { popupTrigger } from '../protocol/trigger.ts';
import css from './experience.module.scss';
import { NoExperience } from './no-experience.tsx';
import { useExperience } from './use-experience.ts';

interface ExperienceTeaserProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'experienceTeaser'>;
}

/**
 * A short description of a tag, beside the mark that was clicked: the title as a link to its page, the description, a
 * link, a picture (R160). While experiences have no pages, the link opens the tag's details.
 */
export default function ExperienceTeaser({ config, data }: ExperienceTeaserProps) {
  const t = useTranslations();
  const { locale } = config;
  const state = useExperience(locale, data.tag);
  if (state.kind !== 'here') return <NoExperience tag={data.tag} state={state} />;
  const { experience } = state;
  const page = { page: 'experience', slug: experience.slug } as const;
  const picture = experience.picture ?? experience.backdrop;
  return (
    <PopupPanel
      title={
        <Link locale={locale} to={page}>
          {experience.modalTitle}
        </Link>
      }
    >
      {picture === null ? null : (
        <div className={css['picture']}>
          <Picture kind="backdrop" src={picture} alt="" title={experience.title} sizes="28rem" />
        </div>
      )}
      {experience.descriptionHtml === null ? null : (
        <p className={css['text']}>{plainText(experience.descriptionHtml)}</p>
      )}
      {addressOf(locale, page) === null ? (
        <Button look="outlined" {...popupTrigger('experienceDetails', { tag: experience.slug })}>
          {t('experiencePopup.more')}
        </Button>
      ) : (
        <Link locale={locale} to={page} className={buttonClass('outlined')}>
          {t('experiencePopup.more')}
        </Link>
      )}
    </PopupPanel>
  );
}
