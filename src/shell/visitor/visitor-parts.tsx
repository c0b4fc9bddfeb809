import { PopupHost } from '#src/popups/host/popup-host.client.tsx';
import type { PopupWords } from '#src/popups/host/popup-words.ts';
import { PictureRescue } from '#src/ui/picture/picture-rescue.client.tsx';
import type { AppStores } from '#src/visitor/app-banner/rules.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { AccountRoot } from '../account/account-root.client.tsx';
import type { OverlayWords } from '../account/overlay-words.ts';
import { AppBannerHost } from '../app-banner/app-banner-host.client.tsx';
import type { AppBannerWords } from '../app-banner/app-banner-words.ts';
import { LocatorStart } from '../locator/locator-start.client.tsx';
import { MarkHost } from '../marks/mark-host.client.tsx';
import { NoticeHost } from '../notices/notice-host.client.tsx';
import { SearchHost } from '../search/search-host.client.tsx';
import { FragmentHistory } from '../fragment-history.client.tsx';
import { ChoiceKeeper } from './choice-keeper.client.tsx';
import { EachAlone } from './each-alone.client.tsx';
import { EarlyPresses } from './early-presses.client.tsx';
import { ViewportWatch } from './viewport-watch.client.tsx';

/** What the parts need of the server. */
export interface VisitorPartsProps {
  readonly config: VisitorConfig;
  /** Null where no store has the site's app. */
  readonly stores: AppStores | null;
  readonly words: {
    readonly popups: PopupWords;
    readonly account: OverlayWords;
    readonly notices: { readonly label: string; readonly closeLabel: string };
    /** What the card of a film that the visitor has seen says when it is faded out. */
    readonly seen: string;
    readonly app: AppBannerWords;
  };
}

/**
 * The parts of the frame that wait for the visitor: they paint nothing until something is pressed, typed or known. Their
 * code comes once the page is hydrated.
 */
export function VisitorParts({ config, stores, words }: VisitorPartsProps) {
  return (
    <EachAlone>
      <PopupHost config={config} words={words.popups} />
      <AccountRoot config={config} words={words.account} />
      <SearchHost locale={config.locale} />
      <LocatorStart config={config} />
      <NoticeHost {...words.notices} />
      <ViewportWatch />
      <ChoiceKeeper />
      <FragmentHistory />
      <PictureRescue />
      {config.account === null ? null : <MarkHost config={config} seenWord={words.seen} />}
      {stores === null ? null : <AppBannerHost stores={stores} words={words.app} />}
      <EarlyPresses />
    </EachAlone>
  );
}
