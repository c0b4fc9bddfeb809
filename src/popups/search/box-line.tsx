import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
import type { RecentItem } from '#src/visitor/recents.ts';
import { MarkedText } from '#src/ui/search/marked-text.tsx';
import type { FoundShow, ResultType, SearchResult } from '#src/features/search-page/search-groups.ts';
import type { BoxOption } from './box-options.ts';
import css from './search-box.module.scss';

/** Props of one line of the results. */
export interface LineProps {
  readonly id: string;
  readonly locale: Locale;
  readonly option: BoxOption;
  /** The text that was searched for. */
  readonly query: string;
  readonly active: boolean;
  /** Called when the pointer is on the line. */
  readonly onPoint: () => void;
  readonly onSelect: (type: ResultType | null) => void;
  /** Called when the visitor follows the line, with the item to remember or null. */
  readonly onFollow: (item: RecentItem | null) => void;
}

/** An option of the listbox: a link that the keyboard reaches from the field, or a button that changes the results. */
export function BoxLine(props: LineProps) {
  const { id, locale, option, query, active, onPoint, onSelect, onFollow } = props;
  const t = useTranslations('search');
  const common = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: css['line'],
    onPointerMove: active ? undefined : onPoint,
  } as const;
  if (option.kind === 'more' || option.kind === 'hide')
    return (
      <button
        type="button"
        {...common}
        className={clsx(css['line'], css['turn'])}
        onClick={() => onSelect(option.kind === 'more' ? option.type : null)}
      >
        <Icon name={option.kind === 'more' ? 'chevron-down' : 'chevron-left'} />
        {option.kind === 'more'
          ? t('showAll', { count: option.count, kind: t(`types.${option.type}`) })
          : t('hide')}
      </button>
    );
  if (option.kind === 'recent')
    return (
      <PageLink {...common} href={option.item.url} prefetch={false} onClick={() => onFollow(option.item)}>
        <Icon name="clock" className={css['sign'] ?? ''} />
        <span className={css['words']}>
          <span className={css['title']}>{option.item.title}</span>
          {option.item.subtitle === '' ? null : <span className={css['fact']}>{option.item.subtitle}</span>}
        </span>
      </PageLink>
    );
  if (option.kind === 'way')
    return (
      <PageLink {...common} href={addressOf(locale, option.to) ?? '/'} onClick={() => onFollow(null)}>
        <Icon name={option.words === 'toFilms' ? 'screen' : 'pin'} className={css['sign'] ?? ''} />
        {t(option.words)}
      </PageLink>
    );
  const { result } = option;
  const address = addressOf(locale, result.to) ?? '/';
  const subtitle = result.type === 'show' ? t(`kinds.${result.kind}`) : t(`types.${result.type}`);
  return (
    <PageLink
      {...common}
      href={address}
      onClick={() => onFollow({ title: result.title, subtitle, url: address, route: result.to.page })}
    >
      <Result result={result} query={query} />
    </PageLink>
  );
}

/** The facts other than the title that match the search. */
function reasonsOf({ originalTitle, directors, actors }: FoundShow) {
  const reasons = [
    ['originalTitle', originalTitle ?? ''],
    ['directors', directors.join(', ')],
    ['actors', actors.join(', ')],
  ] as const;
  return reasons.filter(([, found]) => found !== '');
}

function Result({ result, query }: { readonly result: SearchResult; readonly query: string }) {
  const t = useTranslations('search');
  const fact =
    result.type === 'show'
      ? [t(`kinds.${result.kind}`), ...result.genres].join(' · ')
      : result.type === 'cinema'
        ? (result.address ?? '')
        : (result.topic ?? '');
  return (
    <>
      {result.type === 'show' ? (
        <Picture
          kind="poster"
          src={result.poster}
          alt=""
          title={result.title}
          sizes="3rem"
          dominantColour={result.colour}
          className={css['poster']}
        />
      ) : (
        <Icon name={result.type === 'cinema' ? 'pin' : 'info'} className={css['sign'] ?? ''} />
      )}
      <span className={css['words']}>
        <span className={css['title']}>
          <MarkedText text={result.title} query={query} />
        </span>
        {fact === '' ? null : (
          <span className={css['fact']}>
            <MarkedText text={fact} query={query} />
          </span>
        )}
        {result.type === 'show'
          ? reasonsOf(result).map(([reason, found]) => (
              <span key={reason} className={css['fact']}>
                {t(reason)} <MarkedText text={found} query={query} />
              </span>
            ))
          : null}
      </span>
    </>
  );
}
