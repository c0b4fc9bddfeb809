import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { searchFor, searchQuery } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { standsInFlow } from '#src/ui/search/search-attributes.ts';
import { Button } from '#src/ui/link/button.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { closePopups } from '../protocol/store.ts';
import { addRecent, forgetRecents, readRecents } from '#src/visitor/recents.ts';
import type { ResultType } from '#src/features/search-page/search-groups.ts';
import { recentGroups, resultGroups, wayGroups, type BoxGroup } from './box-options.ts';
import { BoxLine, type LineProps } from './box-line.tsx';
import css from './search-box.module.scss';
import { useAnswer } from './use-answer.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useCombobox } from './use-combobox.ts';

/** The groups that are no type of result; the words of the box name them. */
const own = ['recent', 'now', 'near', 'ways'] as const;
const isOwn = (name: BoxGroup['name']): name is (typeof own)[number] => own.some((one) => one === name);

/** HTML has no elements for the list of a combobox and its groups. */
const list = { role: 'listbox' } as const;
const section = { role: 'group' } as const;

interface SearchBoxProps {
  readonly locale: Locale;
  readonly field: HTMLInputElement;
  /** The empty element in the form where the results are shown. */
  readonly place: Element;
}

/** Search while the visitor types: a combobox on a plain field (R183–R193), with its results in `place`. */
export default function SearchBox({ locale, field, place }: SearchBoxProps) {
  const t = useTranslations('search');
  const words = useTranslations('searchBox');
  const state = useTranslations('state');
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState(field.value);
  const [selected, setSelected] = useState<ResultType | null>(null);
  const [recents, setRecents] = useState(() => readRecents('search', locale));
  const answer = useAnswer(locale, typed, selected);
  // The search popup is never left empty. Over a page, nothing covers the page until there is something to show.
  const alone = standsInFlow(place);
  const suggested = useSuggestions(locale, alone && typed.trim() === '');
  const groups = useMemo((): readonly BoxGroup[] => {
    if (typed.trim() === '') {
      const offered = [...recentGroups(recents), ...suggested];
      return offered.length === 0 && alone ? wayGroups : offered;
    }
    if (answer.kind !== 'answered') return [];
    return answer.groups.length === 0 ? wayGroups : resultGroups(answer.groups, selected);
  }, [alone, answer, recents, selected, suggested, typed]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const optionIds = useMemo(
    () => options.map(({ key }) => `${id}-${key.replaceAll(/[^\w-]/g, '_')}`),
    [id, options],
  );
  const { text, open, active, setActive, close } = useCombobox({ field, optionIds, listId: id });
  if (text !== typed) {
    setTyped(text);
    setSelected(null);
  }

  useEffect(() => {
    const { form } = field;
    const onSubmit = (event: SubmitEvent) => {
      const search = searchFor(field.value, null);
      const address = addressOf(locale, { page: 'search' }, { query: { [searchQuery.text]: search.text } });
      if (search.text === '' || address === null) return;
      event.preventDefault();
      addRecent('search', locale, {
        title: search.text,
        subtitle: words('search'),
        url: address,
        route: 'search',
      });
      setRecents(readRecents('search', locale));
      close();
      closePopups();
      router.push(address);
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  });

  const onFollow: LineProps['onFollow'] = (item) => {
    if (item !== null) addRecent('search', locale, item);
    setRecents(readRecents('search', locale));
    close();
    closePopups();
  };

  const query = answer.kind === 'answered' ? answer.text : '';
  const count = options.filter(({ kind }) => kind === 'result').length;
  const shows = open && (groups.length > 0 || answer.kind === 'failed' || answer.kind === 'waiting');
  const [first] = groups;
  const panel = (
    <div
      className={css['box']}
      hidden={!shows}
      aria-busy={answer.kind === 'waiting' || (answer.kind === 'answered' && answer.stale)}
      data-search-panel=""
    >
      <output className={css['heard']}>
        {!open || typed.trim() === ''
          ? ''
          : answer.kind === 'failed'
            ? state('failedTitle')
            : answer.kind !== 'answered'
              ? ''
              : answer.groups.length === 0
                ? t('emptyTitle', { text: query })
                : words('listed', { count })}
      </output>
      {!shows ? null : answer.kind === 'failed' ? (
        <div className={css['state']}>
          <p>{state('failedTitle')}</p>
          <Button look="outlined" onClick={answer.again}>
            {state('retry')}
          </Button>
        </div>
      ) : answer.kind === 'waiting' && groups.length === 0 ? (
        <p className={css['note']}>{state('loading')}</p>
      ) : (
        <>
          <Note answer={answer} first={first} query={query} />
          <div id={id} {...list} aria-label={words('label')}>
            {groups.map((group) => (
              <div
                key={group.name}
                {...section}
                aria-labelledby={`${id}-${group.name}`}
                className={css['group']}
              >
                <p id={`${id}-${group.name}`} role="presentation" className={css['name']}>
                  {isOwn(group.name) ? words(group.name) : t(`types.${group.name}`)}
                </p>
                {group.options.map((option) => {
                  const index = options.indexOf(option);
                  return (
                    <BoxLine
                      key={option.key}
                      id={optionIds[index] ?? ''}
                      locale={locale}
                      option={option}
                      query={query}
                      active={index === active}
                      onPoint={() => setActive(index)}
                      onSelect={setSelected}
                      onFollow={onFollow}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          {first?.name === 'recent' ? (
            <p className={css['forget']}>
              <Button
                look="quiet"
                onClick={() => {
                  forgetRecents('search', locale);
                  setRecents([]);
                  field.focus();
                }}
              >
                {words('forget')}
              </Button>
            </p>
          ) : null}
        </>
      )}
    </div>
  );
  return createPortal(panel, place);
}

interface NoteProps {
  readonly answer: ReturnType<typeof useAnswer>;
  readonly first: BoxGroup | undefined;
  readonly query: string;
}

/** The text above the lines: nothing was found, or the results only resemble the search. */
function Note({ answer, first, query }: NoteProps) {
  const t = useTranslations('search');
  if (answer.kind !== 'answered' || first === undefined || first.name === 'recent') return null;
  if (first.name === 'ways')
    return (
      <p className={css['note']}>
        <strong>{t('emptyTitle', { text: query })}</strong> {t('emptyText')}
      </p>
    );
  if (!answer.resembling) return null;
  return <p className={css['note']}>{/^\d/.test(query) ? t('resemblingCode') : t('resembling')}</p>;
}
