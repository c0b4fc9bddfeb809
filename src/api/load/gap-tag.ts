/** Cache tag of a page that lacks something because a read of the API failed; no search engine may keep it. */
export const gapTag = 'gap';
