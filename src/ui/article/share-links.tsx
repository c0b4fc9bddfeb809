import { useTranslations } from 'next-intl';
import { buttonClass } from '../link/button.tsx';
import { Link } from '../link/link.tsx';
import css from './share-links.module.scss';

interface ShareLinksProps {
  /** Absolute address of the page. */
  readonly address: string;
  readonly title: string;
}

/** An address with a query. */
function asking(address: string, query: Readonly<Record<string, string>>): string {
  // Mail programs show a plus sign as it is, so spaces are written as %20.
  return `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}

/** Where an article can be shared: each network's own page, without script of theirs or ours (R089). */
function networksFor({ address, title }: ShareLinksProps) {
  return [
    { name: 'Facebook', url: asking('https://www.facebook.com/sharer/sharer.php', { u: address }) },
    { name: 'X', url: asking('https://x.com/intent/post', { text: title, url: address }) },
    { name: 'WhatsApp', url: asking('https://wa.me/', { text: `${title} ${address}` }) },
    { name: 'LinkedIn', url: asking('https://www.linkedin.com/sharing/share-offsite/', { url: address }) },
  ] as const;
}

/** Links that share a page, on social networks and by mail (R089). */
export function ShareLinks(props: ShareLinksProps) {
  const t = useTranslations('article');
  const { address, title } = props;
  return (
    <nav aria-label={t('share')} className={css['share']}>
      <p className={css['title']}>{t('share')}</p>
      <ul className={css['links']}>
        {networksFor(props).map(({ name, url }) => (
          <li key={name}>
            <Link
              external={url}
              newWindow
              className={buttonClass('outlined', css['link'])}
              aria-label={t('shareOn', { network: name })}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            external={asking('mailto:', { subject: title, body: address })}
            className={buttonClass('outlined', css['link'])}
            aria-label={t('shareMail')}
          >
            {t('mail')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
