/** The address at which the process of constants says that it runs. */
export const livePath = '/-/live';
