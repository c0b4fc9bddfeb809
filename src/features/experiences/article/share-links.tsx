import { useTranslations } from 'next-intl';
import { Link } from '#src/ui/link/link.tsx';
import css from './share-links.module.scss';

interface ShareLinksProps {
  readonly title: string;
  /** The absolute address of the page. */
  readonly address: string;
}

const part = encodeURIComponent;

/** The networks that take an address in a link, by the name under which everybody knows them. */
const networks: readonly {
  readonly name: string;
  readonly link: (title: string, address: string) => string;
}[] = [
  { name: 'Facebook', link: (_, address) => `https://www.facebook.com/sharer/sharer.php?u=${part(address)}` },
  {
    name: 'X',
    link: (title, address) => `https://x.com/intent/post?text=${part(title)}&url=${part(address)}`,
  },
  { name: 'WhatsApp', link: (title, address) => `https://wa.me/?text=${part(`${title} ${address}`)}` },
];

/** Links that share the page (R089). They are plain links: nothing of a network loads before a click. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const t = useTranslations('experiences');
  return (
    <nav aria-label={t('article.share')} className={css['share']}>
      <span className={css['label']}>{t('article.share')}</span>
      <ul className={css['links']}>
        {networks.map(({ name, link }) => (
          <li key={name}>
            <Link external={link(title, address)} newWindow>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link external={`mailto:?subject=${part(title)}&body=${part(address)}`}>{t('article.mail')}</Link>
        </li>
      </ul>
    </nav>
  );
}
