import type { ShowtimeStatus } from './showtime-status.ts';

/** What the state of a showtime depends on, as its view has it. */
interface Stated {
  readonly status: ShowtimeStatus;
  /** Whether it has begun or its booking has ended. */
  readonly over: boolean;
}

/** Whether a showtime can be booked now (R164). */
export const isOnSale = ({ status }: Pick<Stated, 'status'>): boolean => status === 'available';

/** Whether a showtime is still to come: it has not begun, its booking has not ended, and it is not cancelled (D55). */
export const isComing = ({ over, status }: Stated): boolean => !over && status !== 'cancelled';

/**
 * Whether a showtime can still be booked, now or when its sale begins. Counts count these: not what is over, sold out or
 * cancelled.
 */
export const canStillBeBooked = (showtime: Stated): boolean =>
  isOnSale(showtime) || (showtime.status === 'locked' && isComing(showtime));

/** Whether a showtime of the wire can and could never be booked: it waits for its sale (R164). */
export const isAnnounced = ({ status }: { readonly status: string }): boolean =>
  status !== 'available' && status !== 'soldout';
