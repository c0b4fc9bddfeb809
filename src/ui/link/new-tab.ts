/** Id of the text that says that a link opens a new tab; the shell has it once, in the language of the page. */
export const newTabId = 'new-tab';

/** Whether a link that asks for a new tab gets one: any but a part of the page that it stands on (D59). */
export const opensTab = (address: string, newTab: boolean): boolean =>
  newTab && !/^[?#]/.test(address.trim());

/** The attributes of a link to an address: in a new tab, which is announced, or in this one. */
export function tabOf(address: string, newTab: boolean) {
  return opensTab(address, newTab)
    ? ({ target: '_blank', rel: 'noopener', 'aria-describedby': newTabId } as const)
    : {};
}
