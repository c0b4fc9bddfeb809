import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { Locale } from '#src/sites/site.ts';
import { Rail } from '#src/ui/layout/rail.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { HomeVideo } from './videos.ts';
import css from './video-shelf.module.scss';

interface VideoShelfProps {
  readonly locale: Locale;
  readonly videos: readonly HomeVideo[];
  /** Address of the channel. */
  readonly channel: string | null;
}

/**
 * The latest videos of the chain's channel (R236). A video opens in a popup; without script its link leads to the
 * provider's page. Nothing of the provider loads before a click.
 */
export function VideoShelf({ locale, videos, channel }: VideoShelfProps) {
  const t = useTranslations('home');
  if (videos.length === 0) return null;
  return (
    <Section
      id="videos"
      title={t('videos')}
      more={
        channel === null ? undefined : (
          <Link external={channel} newWindow>
            {t('channel')}
          </Link>
        )
      }
    >
      <Rail label={t('videos')} cards="wide">
        {videos.map(({ id, title, picture, day, address }) => (
          <article key={id} className={css['card']}>
            <div className={css['art']}>
              <Picture
                kind="backdrop"
                src={picture}
                alt=""
                title={title}
                sizes="(width >= 700px) 26rem, 78vw"
                widest={1280}
              />
              <Icon name="play" className={css['sign']} />
            </div>
            <h3 className={css['title']}>
              <Link
                external={address}
                newWindow
                className={css['link']}
                {...popupTrigger('video', { id, title })}
              >
                {title}
              </Link>
            </h3>
            {day === null ? null : (
              <p className={css['day']}>
                <time dateTime={day}>{formatDay(locale, day, 'date')}</time>
              </p>
            )}
          </article>
        ))}
      </Rail>
    </Section>
  );
}
