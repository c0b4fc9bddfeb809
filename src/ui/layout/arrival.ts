/** How the next page comes onto the screen. */
export const arrival = {
  /**
   * Whether it may show its first screen before the rest: only when it begins at its top. Otherwise the place to which it
   * is scrolled has to be there.
   */
  inSteps: false,
};
