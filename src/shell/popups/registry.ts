import type { ComponentType } from 'react';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData, PopupKind } from '#src/visitor/popups/kinds.ts';

/** What the content of a popup is given. It stands in a `PopupPanel` of its own. */
export interface PopupContentProps<K extends PopupKind = PopupKind> {
  readonly config: VisitorConfig;
  readonly data: PopupData<K>;
  readonly close: () => void;
}

/** Brings the content of a popup; it is fetched when one of its kind first opens. */
type PopupLoader<K extends PopupKind> = () => Promise<{
  readonly default: ComponentType<PopupContentProps<K>>;
}>;

/** The content of every kind of popup. */
export const popupContents: { readonly [K in PopupKind]: PopupLoader<K> } = {
  search: () => import('#src/features/search/box/search-popup.tsx'),
  locator: () => import('#src/features/locator/locator-popup.tsx'),
  clientRating: () => import('#src/features/feelings-popups/client-rating.tsx'),
  globalFeelings: () => import('#src/features/feelings-popups/global-feelings.tsx'),
  languageSwitch: () => import('../header/language-popup.tsx'),
  signIn: () => import('#src/features/account-popups/sign-in-popup.tsx'),
  centeredSignIn: () => import('#src/features/account-popups/required-sign-in.tsx'),
  profile: () => import('#src/features/account-popups/profile-popup.tsx'),
  calendar: () => import('#src/features/calendar-popup/calendar.tsx'),
  mobileCalendar: () => import('#src/features/calendar-popup/calendar.tsx'),
  filters: () => import('#src/features/filters-popup/filters.tsx'),
  showDetails: () => import('#src/features/show-popups/show-details.tsx'),
  showTrailer: () => import('#src/features/show-popups/show-trailer.tsx'),
  mobileTrailer: () => import('#src/features/show-popups/show-trailer.tsx'),
  showtimeDetails: () => import('#src/features/showtime-popup/showtime-details.tsx'),
  showtimeDetailsLegacy: () => import('#src/features/showtime-popup/showtime-details-legacy.tsx'),
  experienceTeaser: () => import('#src/features/experience-popups/experience-teaser.tsx'),
  experienceTeaserLegacy: () => import('#src/features/experience-popups/experience-teaser.tsx'),
  experienceDetails: () => import('#src/features/experience-popups/experience-details.tsx'),
};
