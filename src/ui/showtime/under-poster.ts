/** So many showtimes stand beside each other under a poster. */
export const shownUnderPoster = 3;
