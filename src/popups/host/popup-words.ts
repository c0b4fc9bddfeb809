/** The copy that a popup needs before its messages are loaded. */
export interface PopupWords {
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Of the link to the page that the trigger leads to without script. */
  readonly follow: string;
}
