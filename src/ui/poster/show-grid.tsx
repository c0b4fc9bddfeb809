import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { useRailWords } from '../layout/rail.tsx';
import { cardData, type CardWords } from './poster-card.tsx';
import type { CardControlWords } from './poster-card.client.tsx';
import { PosterCards } from './poster-cards.client.tsx';
import { showWords, type ListedShow } from './show-card.tsx';
import { priorityOf } from '../picture/picture-priority.ts';

interface ShowListProps {
  readonly locale: Locale;
  readonly label: string;
  readonly shows: readonly ListedShow[];
}

interface ShowGridProps extends ShowListProps {
  /** Number of cards in the first screen. */
  readonly first?: number;
}

/** Many shows as poster cards, in as many columns as fit: a `PosterGrid` in one island. */
export function ShowGrid({ locale, label, shows, first = 0 }: ShowGridProps) {
  const heart = useTranslations('flag')('heart');
  const cards = shows.map((listed, index) =>
    cardData(locale, { ...showWords(listed, heart), priority: priorityOf(index, first) }),
  );
  return <PosterCards words={label} cards={cards} controls={useControls()} />;
}

/** Shows as poster cards in a row: a `Rail` in one island. */
export function ShowRail({ locale, label, shows }: ShowListProps) {
  const heart = useTranslations('flag')('heart');
  return <PosterRail locale={locale} label={label} cards={shows.map((listed) => showWords(listed, heart))} />;
}

interface PosterRailProps extends Omit<ShowListProps, 'shows'> {
  readonly cards: readonly CardWords[];
}

/** Poster cards in a row: a `Rail` in one island. */
export function PosterRail({ locale, label, cards }: PosterRailProps) {
  return (
    <PosterCards
      words={useRailWords(label)}
      cards={cards.map((words) => cardData(locale, words))}
      controls={useControls()}
    />
  );
}

/** The labels of the buttons of shows' cards. */
function useControls(): CardControlWords {
  const t = useTranslations();
  return { peek: t('showPopup.open'), wish: t('marks.wish') };
}
