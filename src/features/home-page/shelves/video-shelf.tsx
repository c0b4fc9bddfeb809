import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import { useRailWords } from '#src/ui/layout/rail.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { externalAddressOf } from '#src/ui/link/link-address.ts';
import { VideoCards } from './video-cards.client.tsx';
import type { HomeVideo } from '../videos.ts';

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
  const words = useRailWords(t('videos'));
  if (videos.length === 0) return null;
  return (
    <Section
      id="videos"
      title={words.label}
      more={
        channel === null ? undefined : (
          <Link external={channel} newWindow>
            {t('channel')}
          </Link>
        )
      }
    >
      <VideoCards
        words={words}
        videos={videos.flatMap(({ id, title, picture, day, address }) => {
          const href = externalAddressOf(address);
          return href === null
            ? []
            : [
                {
                  id,
                  title,
                  picture,
                  href,
                  ...(day === null ? {} : { day: [day, formatDay(locale, day, 'date')] }),
                },
              ];
        })}
      />
    </Section>
  );
}
