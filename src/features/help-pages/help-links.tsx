import { useTranslations } from 'next-intl';
import { inFrame } from '#src/routes/page.ts';
import type { HelpTopic, Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import type { IconName } from '#src/styles/icon-paths.ts';
import css from './help-links.module.scss';
import type { HelpCategoryView, HelpLink } from './help-model.ts';

const icons: Readonly<Record<HelpTopic, IconName>> = {
  tickets: 'ticket',
  programme: 'calendar',
  subscription: 'star',
  vouchers: 'gift',
  atHome: 'screen',
  account: 'person',
  films: 'play',
  visit: 'popcorn',
};

/** The drawing of a category. */
export function TopicIcon({ topic }: { readonly topic: HelpTopic | null }) {
  return <Icon name={topic === null ? 'info' : icons[topic]} className={css['icon']} />;
}

interface HelpLinksProps {
  readonly locale: Locale;
  readonly webview: boolean;
  readonly articles: readonly HelpLink[];
  /** Whether the beginning of each answer is shown. */
  readonly teasers?: boolean;
}

/** Articles as a list of links. */
export function HelpLinks({ locale, webview, articles, teasers = false }: HelpLinksProps) {
  return (
    <ul className={css['links']}>
      {articles.map(({ to, title, teaser }) => (
        <li key={'slug' in to ? to.slug : to.id} className={css['item']}>
          <Link locale={locale} to={inFrame(to, webview)} className={css['link']}>
            {title}
          </Link>
          {teasers && teaser !== null ? <p className={css['teaser']}>{teaser}</p> : null}
          <Icon name="chevron-right" className={css['sign']} />
        </li>
      ))}
    </ul>
  );
}

interface CategoryTilesProps {
  readonly locale: Locale;
  readonly webview: boolean;
  readonly categories: readonly HelpCategoryView[];
}

/** Categories as tiles with their description, each one link. */
export function CategoryTiles({ locale, webview, categories }: CategoryTilesProps) {
  return (
    <ul className={css['tiles']}>
      {categories.map(({ to, topic, title, description }) => (
        <li key={to.id} className={css['tile']}>
          <TopicIcon topic={topic} />
          <h3 className={css['name']}>
            <Link locale={locale} to={inFrame(to, webview)} className={css['cover']}>
              {title}
            </Link>
          </h3>
          {description === null ? null : <p className={css['teaser']}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The way back to the home page of the help centre. */
export function ToHelp({ locale, webview }: Pick<CategoryTilesProps, 'locale' | 'webview'>) {
  const t = useTranslations('help');
  return (
    <Link locale={locale} to={inFrame({ page: 'help' }, webview)}>
      <Icon name="chevron-left" />
      {t('title')}
    </Link>
  );
}
