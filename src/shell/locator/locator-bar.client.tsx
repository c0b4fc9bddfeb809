'use client';

import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { chooseLater } from '#src/visitor/locator/choose-later.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';
import type { PopupTriggerAttributes } from '#src/popups/protocol/trigger.ts';

/** The copy of the bar, as props, because the page sends no messages to islands. */
export interface LocatorWords {
  /** Where no place is known: the control locates. */
  readonly open: string;
  /** What the control does where a place is known. */
  readonly change: string;
  readonly here: string;
  readonly favourites: string;
  /** Label of the list of cinemas. */
  readonly bar: string;
}

interface LocatorBarIslandProps {
  /** Address of the list of all cinemas, for browsers without script. */
  readonly href: string;
  readonly trigger: PopupTriggerAttributes;
  readonly words: LocatorWords;
  /** Name of the place for which the page was rendered; null without a place. */
  readonly near: string | null;
  /** Whether the page depends on the place (D44); its address then takes one (D51). */
  readonly placed: boolean;
  readonly icon: ReactNode;
  readonly classes: Readonly<
    Record<'control' | 'name' | 'cinemas' | 'cinema' | 'distance', string | undefined>
  >;
}

/**
 * Asks for the present page near a city. Needed where a shared cache that does not know places gave the page without
 * one (deploy/README.md), which is rare: what writes the address is loaded then.
 */
async function askForPlace(city: string): Promise<void> {
  const { nearAddress } = await import('./ask-for-place.ts');
  const { pathname, search } = location;
  const address = nearAddress(pathname, city);
  if (address !== null) locatorStore.getState().go?.(`${address}${search}`, 'replace');
}

/** The button that opens the locator, and the cinemas near the chosen place. */
export function LocatorBarIsland({
  href,
  trigger,
  words,
  near,
  placed,
  icon,
  classes,
}: LocatorBarIslandProps) {
  const view = useStore(locatorStore, (state) => state.view);
  const mode = useStore(locatorStore, (state) => state.mode);
  const place = view?.place;
  const city = view?.storedCity ?? null;
  useEffect(() => {
    // Without that script the page stays without the place.
    if (placed && near === null && city !== null) askForPlace(city).catch(() => null);
  }, [placed, near, city]);
  const name =
    place === undefined
      ? (near ?? words.open)
      : place.kind === 'named'
        ? place.name
        : place.kind === 'here'
          ? (place.city ?? words.here)
          : words.favourites;
  return (
    <>
      <a
        {...trigger}
        href={href}
        className={classes.control}
        aria-label={name === words.open ? undefined : `${name}. ${words.change}`}
      >
        {icon}
        <span className={classes.name}>{name}</span>
      </a>
      {view === null || view.bar.length === 0 ? null : (
        <ul className={classes.cinemas} aria-label={words.bar}>
          {view.bar.map(({ slug, name: cinema, distance, address }) => (
            <li key={slug}>
              {/* A new document: no part of a page for the former place is kept (D44). */}
              <a
                href={address}
                rel={address.includes('/filters/') ? 'nofollow' : undefined}
                className={classes.cinema}
                aria-current={mode?.type === 'cinema' && mode.cinema === slug ? 'true' : undefined}
                onClick={() => chooseLater({ type: 'cinema', cinema: slug })}
              >
                {cinema}
                {distance === null ? null : <span className={classes.distance}>{distance}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
