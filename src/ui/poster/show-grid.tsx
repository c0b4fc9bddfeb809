import { useTranslations } from 'next-intl';
import { commonStart } from '#src/domain/text/common-start.ts';
import type { Locale } from '#src/sites/site.ts';
import { cardData } from './poster-card.tsx';
import { PosterCards } from './poster-cards.client.tsx';
import { showWords, type ListedShow } from './show-card.tsx';

interface ShowGridProps {
  readonly locale: Locale;
  readonly label: string;
  readonly shows: readonly ListedShow[];
  /** Number of cards in the first screen. */
  readonly first?: number;
}

/** Many shows as poster cards, in as many columns as fit: a `PosterGrid` in one island, which sends the least data. */
export function ShowGrid({ locale, label, shows, first = 0 }: ShowGridProps) {
  const t = useTranslations();
  const cards = shows.map((listed, index) =>
    cardData(locale, { ...showWords(listed, t('flag.heart')), priority: index < first }),
  );
  const posterBase = commonStart(cards.flatMap(({ poster }) => (poster === null ? [] : [poster])));
  return (
    <PosterCards
      label={label}
      posterBase={posterBase}
      controls={{ peek: t('showPopup.open'), wish: t('marks.wish') }}
      cards={cards.map((card) => ({ ...card, poster: card.poster?.slice(posterBase.length) ?? null }))}
    />
  );
}
