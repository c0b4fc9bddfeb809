/** The few words that a popup has before its messages are there. */
export interface PopupWords {
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}
