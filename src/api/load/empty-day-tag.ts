/** Cache tag of a page that shows a day without showtimes (D43). */
export const emptyDayTag = 'empty-day';
