import { useTranslations } from 'next-intl';
import { trailerPage } from '#src/domain/show/trailer-address.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import css from './experience-video.module.scss';
import type { ExperienceView } from './load-experience.ts';

interface VideoProps {
  readonly experience: Pick<ExperienceView, 'slug' | 'title' | 'video' | 'backdrop'>;
}

/**
 * A link to the video. With script it opens the player in a popup, for every provider (R088); without, the provider's
 * page, or the file. Nothing of the provider loads before a click.
 */
export function VideoButton({ experience: { slug, video } }: VideoProps) {
  const t = useTranslations('experiences');
  if (video === null) return null;
  return (
    <Link
      external={trailerPage(video)}
      newWindow
      className={buttonClass('outlined')}
      {...popupTrigger('showTrailer', { experience: slug })}
    >
      <Icon name="play" />
      {t('page.video')}
    </Link>
  );
}

/** The video as a picture to click on, with its title. */
export function ExperienceVideo({ experience: { slug, title, video, backdrop } }: VideoProps) {
  const t = useTranslations('experiences');
  if (video === null) return null;
  return (
    <Section id="video" title={video.title ?? t('page.videoTitle')}>
      <Link
        external={trailerPage(video)}
        newWindow
        className={css['video']}
        data-theme="dark"
        aria-label={t('page.playVideo', { title })}
        {...popupTrigger('showTrailer', { experience: slug })}
      >
        <Picture
          kind="backdrop"
          src={video.snapshot ?? backdrop}
          alt=""
          title={title}
          sizes="(width >= 67.5em) 48rem, 92vw"
          widest={1280}
        />
        <span className={css['sign']}>
          <Icon name="play" />
        </span>
      </Link>
    </Section>
  );
}
