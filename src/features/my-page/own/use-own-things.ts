import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { accountStore } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { deviceStore } from '#src/visitor/device/store.ts';
import { favouritesNow, favouriteStore } from '#src/visitor/favourites/store.ts';
import { askAllFeelings, feelingStore, shownFeeling, shownWishlist } from '#src/visitor/feelings/store.ts';
import { ownThings, type OwnThings } from './own-things.ts';

/** What belongs to the visitor, and how far it is known. */
export interface OwnState {
  readonly things: OwnThings;
  /** Whether it is known who the visitor is. */
  readonly known: boolean;
  /** Wishes and ratings: known at once without an account. */
  readonly feelings: 'waiting' | 'here' | 'failed';
  readonly askAgain: () => void;
}

/** The answer to a question for a member's wishes and ratings. */
interface Answer {
  readonly id: string;
  /** Counts the questions. */
  readonly turn: number;
  readonly ok: boolean;
}

/** The visitor's own things, as they change; a member's wishes and ratings are read in one call. */
export function useOwnThings({ favouriteLimit }: VisitorConfig): OwnState {
  const status = useStore(accountStore, (state) => state.status);
  const member = useStore(accountStore, (state) => state.member);
  const kept = useStore(deviceStore, (state) => state.kept);
  const changing = useStore(favouriteStore, (state) => state.wanted);
  const felt = useStore(feelingStore);
  const id = member?.id ?? null;
  const [asked, setAsked] = useState<Answer | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (id === null) return undefined;
    let wanted = true;
    const ask = async () => {
      const ok = await askAllFeelings();
      if (wanted) setAsked({ id, turn, ok });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [id, turn]);

  const things = useMemo(() => {
    if (member === null) return ownThings(null, kept);
    const ratings = [...new Set([...Object.keys(felt.known), ...felt.emotions.keys()])].flatMap((slug) => {
      const { emotion } = shownFeeling(slug, felt);
      return emotion === null ? [] : [[slug, emotion] as const];
    });
    // The changes that are not confirmed yet are a part of what is shown.
    const cinemas = changing.size === 0 ? member.favoriteCinemas : favouritesNow(favouriteLimit);
    return ownThings({ cinemas, wishes: shownWishlist(felt), ratings: new Map(ratings) }, kept);
  }, [member, kept, felt, changing, favouriteLimit]);

  return {
    things,
    known: status !== 'unknown',
    feelings:
      id === null
        ? 'here'
        : asked?.id !== id || asked.turn !== turn
          ? 'waiting'
          : asked.ok
            ? 'here'
            : 'failed',
    askAgain: () => {
      setTurn(turn + 1);
    },
  };
}
