import { useTranslations } from 'next-intl';
import { plainText } from '#src/domain/text/plain-text.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '#src/visitor/popups/kinds.ts';
import css from './experience-teaser.module.scss';
import { useExperience } from './use-experience.ts';

interface ExperienceTeaserProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'experienceTeaser'>;
}

/** What a tag is, beside the mark that was touched: title to its page, description, way on, picture (R160). */
export default function ExperienceTeaser({ config, data }: ExperienceTeaserProps) {
  const t = useTranslations();
  const { locale } = config;
  const state = useExperience(locale, data.tag);
  if (state.kind === 'waiting') return <PopupPanel title={t('state.loading')}>{null}</PopupPanel>;
  if (state.kind === 'failed')
    return (
      <PopupPanel title={data.tag.toUpperCase()}>
        <EmptyState
          kind="failed"
          title={t('state.failedTitle')}
          text={t('state.failedText')}
          action={<Button onClick={state.again}>{t('state.retry')}</Button>}
        />
      </PopupPanel>
    );
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
      {experience.ctaUrl === null ? null : (
        <Link external={experience.ctaUrl} className={buttonClass('outlined')}>
          {t('experiencePopup.more')}
        </Link>
      )}
    </PopupPanel>
  );
}
