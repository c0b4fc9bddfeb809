/** The copy of the banner. */
export interface AppBannerWords {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly open: string;
  readonly close: string;
}
