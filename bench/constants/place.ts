/** The address at which the process of constants says that it runs. */
export const livePath = '/-/live';

/** Name of the global variable with what the page is made from that is rendered now. */
export const presentLoad = 'velours.present-load';
