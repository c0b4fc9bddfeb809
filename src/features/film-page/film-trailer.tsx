import { useTranslations } from 'next-intl';
import { trailerPage } from '#src/domain/show/trailer-address.ts';
import type { TrailerView } from '#src/domain/show/trailer-view.ts';
import { trailerQuery } from '#src/routes/fragments.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { captionedBy, CaptionTracks } from '#src/ui/picture/caption-tracks.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import css from './film-trailer.module.scss';

interface TrailerButtonProps {
  readonly locale: Locale;
  /** The film's page. */
  readonly page: PageRefOf<'movie' | 'entertainment'>;
}

/** Opens the trailer in a popup; without script it is a link to the page that plays the trailer (R065, D11). */
export function TrailerButton({ locale, page }: TrailerButtonProps) {
  const t = useTranslations('movie');
  return (
    <Link
      locale={locale}
      to={page}
      query={{ [trailerQuery.name]: trailerQuery.value }}
      plain
      className={buttonClass('outlined')}
      {...popupTrigger('showTrailer', { show: page.slug })}
    >
      <Icon name="play" />
      {t('trailer')}
    </Link>
  );
}

interface InlineTrailerProps {
  readonly trailer: TrailerView;
  readonly title: string;
  /** Slug of the show. */
  readonly show: string;
}

/**
 * The trailer in the page. A film file plays directly. A trailer of another provider is a link to the provider's page;
 * with script the link opens the popup. Nothing of the provider loads before a click.
 */
export function InlineTrailer({ trailer, title, show }: InlineTrailerProps) {
  const t = useTranslations('movie');
  const address = trailerPage(trailer);
  return (
    <div id="trailer" className={css['inline']}>
      {trailer.provider === 'S3' ? (
        <video
          className={css['player']}
          src={address}
          poster={trailer.snapshot ?? undefined}
          aria-label={t('playTrailer', { title })}
          controls
          autoPlay
          playsInline
          preload="metadata"
          {...captionedBy(trailer.captions)}
        >
          <CaptionTracks captions={trailer.captions} />
        </video>
      ) : (
        <Link
          external={address}
          newWindow
          className={buttonClass('filled')}
          {...popupTrigger('showTrailer', { show })}
        >
          <Icon name="play" />
          {t('playTrailer', { title })}
        </Link>
      )}
    </div>
  );
}
