import { useTranslations } from 'next-intl';
import { isPlaced, type PageRef } from '#src/routes/page.ts';
import { choiceFields, choices } from '#src/routes/choices.ts';
import { longestSearch } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import { locatorBarMark } from '#src/visitor/locator/kept-focus.ts';
import { LocatorBarIsland } from './locator-bar.client.tsx';
import css from './locator-bar.module.scss';

interface LocatorBarProps {
  readonly locale: Locale;
  /** The page that the bar is on; a choice without script returns to it. */
  readonly page: PageRef;
  /** The query of the page's address, which a choice without script keeps. */
  readonly query?: Readonly<Record<string, string>>;
  /** Name of the place for which the page was rendered (D44); null without a place. */
  readonly near?: string | null;
  /** The nearest cinema of that place, to which the form without script has a link. */
  readonly nearest?: { readonly name: string; readonly slug: string } | null;
}

/**
 * The locator bar of a page: one line with the visitor's place, which they can change. With script it opens the
 * locator, which locates at once where no place is known, and the nearest cinemas are beside it. Without script it is a
 * form for the place (D56). The line is there for all visitors, so that nothing moves when the cinemas appear.
 */
export function LocatorBar({ locale, page, query = {}, near = null, nearest = null }: LocatorBarProps) {
  const t = useTranslations('locator');
  const words = useTranslations('near');
  const cinemas = addressOf(locale, { page: 'cinemas' });
  const back = addressOf(locale, page, { query });
  if (cinemas === null || back === null) return null;
  return (
    <div className={css['bar']} {...locatorBarMark}>
      <LocatorBarIsland
        href={cinemas}
        trigger={popupTrigger('locator', near === null ? { locate: '1' } : {})}
        words={{
          open: t('open'),
          change: t('title'),
          here: t('here'),
          favourites: t('favourites'),
          bar: t('bar'),
        }}
        near={near}
        placed={isPlaced(page.page)}
        icon={<Icon name="pin" />}
        classes={{
          control: css['control'],
          name: css['name'],
          cinemas: css['cinemas'],
          cinema: css['cinema'],
          distance: css['distance'],
        }}
      />
      <div className={css['plain']}>
        <form method="get" action={choices.place.path} className={css['form']}>
          <Icon name="pin" />
          <input
            type="search"
            name={choiceFields.text}
            aria-label={words('field')}
            placeholder={near ?? words('field')}
            maxLength={longestSearch}
            required
            className={css['field']}
          />
          <input type="hidden" name={choiceFields.to} value={back} />
          <button type="submit" className={buttonClass('outlined')}>
            {words('choose')}
          </button>
        </form>
        {nearest === null ? null : (
          <Link locale={locale} to={{ page: 'cinema', slug: nearest.slug }} className={css['cinema']}>
            {nearest.name}
          </Link>
        )}
      </div>
    </div>
  );
}
