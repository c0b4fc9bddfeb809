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
export const popupContents: { readonly [K in PopupKind]?: PopupLoader<K> } = {
  clientRating: () => import('#src/features/feelings-popups/client-rating.tsx'),
  globalFeelings: () => import('#src/features/feelings-popups/global-feelings.tsx'),
  signIn: () => import('#src/features/account-popups/sign-in-popup.tsx'),
  centeredSignIn: () => import('#src/features/account-popups/required-sign-in.tsx'),
  profile: () => import('#src/features/account-popups/profile-popup.tsx'),
  experienceTeaser: () => import('#src/features/experience-popups/experience-teaser.tsx'),
};
