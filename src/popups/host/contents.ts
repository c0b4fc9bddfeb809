import type { ComponentType } from 'react';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData, PopupKind } from '../protocol/kinds.ts';

/** Props of the content of a popup. The content renders its own `PopupPanel`. */
export interface PopupContentProps<K extends PopupKind = PopupKind> {
  readonly config: VisitorConfig;
  readonly data: PopupData<K>;
  readonly close: () => void;
}

/** Loads the content of a popup, when a popup of its kind first opens. */
type PopupLoader<K extends PopupKind> = () => Promise<{
  readonly default: ComponentType<PopupContentProps<K>>;
}>;

/** The content of every kind of popup. */
export const popupContents: { readonly [K in PopupKind]: PopupLoader<K> } = {
  search: () => import('../search/search-popup.tsx'),
  locator: () => import('../locator/locator-popup.tsx'),
  memberRating: () => import('../feelings/member-rating.tsx'),
  globalFeelings: () => import('../feelings/global-feelings.tsx'),
  languageSwitch: () => import('../language/language-popup.tsx'),
  signIn: () => import('../account/sign-in-popup.tsx'),
  centeredSignIn: () => import('../account/required-sign-in.tsx'),
  profile: () => import('../account/profile-popup.tsx'),
  calendar: () => import('../calendar/calendar.tsx'),
  mobileCalendar: () => import('../calendar/calendar.tsx'),
  filters: () => import('../filters/filters.tsx'),
  showDetails: () => import('../show/show-details.tsx'),
  showTrailer: () => import('../show/show-trailer.tsx'),
  mobileTrailer: () => import('../show/show-trailer.tsx'),
  video: () => import('../show/video.tsx'),
  showtimeDetails: () => import('../showtime/showtime-details.tsx'),
  showtimeDetailsLegacy: () => import('../showtime/showtime-details-legacy.tsx'),
  experienceTeaser: () => import('../experience/experience-teaser.tsx'),
  experienceTeaserLegacy: () => import('../experience/experience-teaser.tsx'),
  experienceDetails: () => import('../experience/experience-details.tsx'),
  subscriptionPerks: () => import('../subscription/perks-popup.tsx'),
  subscriptionPlan: () => import('../subscription/plan-popup.tsx'),
  partners: () => import('../subscription/partners-popup.tsx'),
  saleNotice: () => import('../notice/sale-notice.tsx'),
  voucherChecker: () => import('../card/voucher-checker.tsx'),
  voucherCard: () => import('../card/voucher-card.tsx'),
  giftCard: () => import('../card/gift-card.tsx'),
};
