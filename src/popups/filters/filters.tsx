import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { formatDay } from '#src/domain/date/format.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import type { FilterName } from '#src/routes/filters.ts';
import { groupSelector } from '#src/ui/link/choice-marks.ts';
import { Button } from '#src/ui/link/button.tsx';
import { useEndNames, useTimeNames } from '#src/ui/choice/time-names.ts';
import { chooseInPopup } from '#src/visitor/choices/made.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { areRunning } from '#src/tracking/running.ts';
import { keepNeeds, leavesNeeds, tellsNeeds } from '#src/visitor/needs/kept-needs.ts';
import { popupStore } from '../protocol/store.ts';
import css from './filters.module.scss';
import {
  addressWith,
  chosenIn,
  noneChosen,
  offeredIn,
  onlyPlace,
  toggledIn,
  type Chosen,
  type OfferedValue,
} from './page-filters.ts';
import { useRemaining } from './use-remaining.ts';

interface FiltersProps {
  readonly config: VisitorConfig;
  readonly close: () => void;
}

/** After when, what one hears and reads matters most. */
const lists = ['versions', 'needs', 'tags', 'genres'] as const;

function offered(): readonly OfferedValue[] {
  const { trigger } = popupStore.getState().open.find(({ kind }) => kind === 'filters') ?? {};
  const place = trigger?.closest(groupSelector('filters'));
  return place ? offeredIn(place) : [];
}

/** The filters of the page that opened the popup: the visitor chooses several, then opens the list of films. */
export default function Filters({ config: { locale }, close }: FiltersProps) {
  const t = useTranslations();
  const nameOfTime = useTimeNames(locale);
  const nameOfEnd = useEndNames(locale);
  const router = useRouter();
  const [values] = useState(offered);
  const [chosen, setChosen] = useState<Chosen>(() => chosenIn(location.pathname) ?? noneChosen);
  const of = (name: FilterName) => values.filter((value) => value.name === name);
  const days = of('date').toSorted((a, b) => compareText(a.value, b.value));
  const toggle = (name: FilterName, value: string) => {
    setChosen((before) => toggledIn(before, name, value));
  };
  const address = addressWith(location.pathname, chosen);
  const remaining = useRemaining(address);
  const apply = () => {
    close();
    if (address === null || address === location.pathname) return;
    if (leavesNeeds(location.pathname, address)) keepNeeds([]);
    chooseInPopup('filters', null);
    // A step within the document would tell other companies its address.
    if (areRunning() && tellsNeeds(address)) location.assign(`${address}${location.hash}`);
    else router.push(`${address}${location.hash}`, { scroll: false });
  };
  return (
    <PopupPanel title={t('filter.title')}>
      <div className={css['groups']}>
        <Choices
          title={t('filter.date')}
          values={days.map((day) => ({ ...day, label: formatDay(locale, day.value, 'short') }))}
          chosen={chosen.date}
          row
          toggle={toggle}
        />
        <Choices
          title={t('times.title')}
          values={of('time').map((time) => ({ ...time, label: nameOfTime(time.value) }))}
          chosen={chosen.time}
          toggle={toggle}
        />
        <Choices
          title={t('times.ends')}
          values={of('ends').map((time) => ({ ...time, label: nameOfEnd(time.value) }))}
          chosen={chosen.ends}
          toggle={toggle}
        />
        {lists.map((name) => (
          <Choices
            key={name}
            title={t(`filter.${name}`)}
            values={of(name)}
            chosen={chosen[name]}
            toggle={toggle}
          />
        ))}
        <CinemaChoice
          values={of('localisation')}
          chosen={chosen.localisation[0] ?? ''}
          choose={(value) => {
            setChosen((before) => ({ ...before, localisation: value === '' ? [] : [value] }));
          }}
        />
      </div>
      <div className={css['foot']}>
        <Button
          look="outlined"
          onClick={() => {
            setChosen(onlyPlace);
          }}
        >
          {t('filter.clear')}
        </Button>
        <Button onClick={apply}>
          {remaining === null ? t('filtersPopup.show') : t('filtersPopup.showCount', { count: remaining })}
        </Button>
      </div>
    </PopupPanel>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly values: readonly OfferedValue[];
  readonly chosen: readonly string[];
  /** Whether the values are in one row that scrolls: for many values with an order. */
  readonly row?: boolean;
  readonly toggle: (name: FilterName, value: string) => void;
}

function Choices({ title, values, chosen, row = false, toggle }: ChoicesProps) {
  if (values.length === 0) return null;
  return (
    <fieldset className={css['group']}>
      <legend className={css['name']}>{title}</legend>
      <div className={row ? css['row'] : css['values']}>
        {values.map(({ name, value, label }) => (
          <label key={value} className={css['value']}>
            <input
              type="checkbox"
              className={css['box']}
              checked={chosen.includes(value)}
              onChange={() => {
                toggle(name, value);
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CinemaChoiceProps {
  readonly values: readonly OfferedValue[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
}

function CinemaChoice({ values, chosen, choose }: CinemaChoiceProps) {
  const t = useTranslations('filter');
  const id = useId();
  if (values.length === 0) return null;
  return (
    <div className={css['group']}>
      <label htmlFor={id} className={css['name']}>
        {t('cinema')}
      </label>
      <select
        id={id}
        className={css['select']}
        value={chosen}
        onChange={(event) => {
          choose(event.target.value);
        }}
      >
        <option value="">{t('anyCinema')}</option>
        {values.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
