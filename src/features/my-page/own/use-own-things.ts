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
  /** Whether the visitor is a member. */
  readonly isMember: boolean;
  /** Wishes and ratings: known at once without an account. */
  readonly feelings: 'waiting' | 'here' | 'failed';
  readonly askAgain: () => void;
}

/** The visitor's own things, as they change; a member's wishes and ratings are read in one call. */
export function useOwnThings({ favouriteLimit }: VisitorConfig): OwnState {
  const status = useStore(accountStore, (state) => state.status);
  const member = useStore(accountStore, (state) => state.member);
  const kept = useStore(deviceStore, (state) => state.kept);
  const changing = useStore(favouriteStore, (state) => state.wanted);
  const felt = useStore(feelingStore);
  const id = member?.id ?? null;
  const [asked, setAsked] = useState<{ readonly id: string; readonly ok: boolean } | null>(null);

  useEffect(() => {
    if (id === null) return undefined;
    let wanted = true;
    void askAllFeelings().then((ok) => {
      if (wanted) setAsked({ id, ok });
    });
    return () => {
      wanted = false;
    };
  }, [id]);

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
    isMember: id !== null,
    feelings: id === null ? 'here' : asked?.id !== id ? 'waiting' : asked.ok ? 'here' : 'failed',
    askAgain: () => {
      setAsked(null);
      // An answer for an account that has signed out since does not count.
      if (id !== null) void askAllFeelings().then((ok) => setAsked({ id, ok }));
    },
  };
}
