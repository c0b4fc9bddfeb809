import { useTranslations } from 'next-intl';
import type { TrailerView } from '#src/domain/show/trailer-view.ts';
import { href } from '#src/routes/href.ts';
import { trailerQuery } from '#src/routes/fragments.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import css from './film-trailer.module.scss';
import { TrailerPlayer } from './trailer-player.client.tsx';

/** Pages of the providers that hold a trailer, for visitors without script; S3 is the file itself (R088). */
export function trailerAddress({ provider, id }: TrailerView): string {
  switch (provider) {
    case 'S3':
      return id;
    case 'youtube':
      return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
    case 'vimeo':
      return `https://vimeo.com/${encodeURIComponent(id)}`;
    case 'allocine':
      return `https://player.allocine.fr/${encodeURIComponent(id)}.html`;
  }
}

interface TrailerButtonProps {
  readonly locale: Locale;
  readonly trailer: TrailerView;
  readonly title: string;
  readonly page: PageRef;
}

/** Opens the trailer in a popup; without script it is a link to the page that plays it (R065, D11). */
export function TrailerButton({ locale, trailer, title, page }: TrailerButtonProps) {
  const t = useTranslations('movie');
  const address = href(locale, page, { query: { [trailerQuery.name]: trailerQuery.value } });
  return (
    <Dialog
      id="trailer"
      title={trailer.title ?? title}
      placement="centred"
      triggerHref={address}
      triggerClassName={buttonClass('outlined')}
      trigger={
        <>
          <Icon name="play" />
          {t('trailer')}
        </>
      }
      navigationKey={address}
    >
      <TrailerPlayer
        address={trailerAddress(trailer)}
        label={t('playTrailer', { title })}
        className={css['player']}
        dialogId="trailer"
      />
    </Dialog>
  );
}

/** The trailer in the page: a film file plays as it is, anything else is a link to its provider. */
export function InlineTrailer({ trailer, title }: { readonly trailer: TrailerView; readonly title: string }) {
  const t = useTranslations('movie');
  const address = trailerAddress(trailer);
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
        />
      ) : (
        <Link external={address} newWindow className={buttonClass('filled')}>
          <Icon name="play" />
          {t('playTrailer', { title })}
        </Link>
      )}
    </div>
  );
}
