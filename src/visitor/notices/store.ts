import { createStore } from 'zustand/vanilla';
import type { IconName } from '#src/ui/picture/icon-paths.ts';

/** A message of the alert bar (R161). */
export interface Notice {
  /** A second one of the same id takes the place of the first. */
  readonly id: string;
  readonly level: 'info' | 'warning';
  readonly title: string;
  /** Empty for none. */
  readonly subtitle: string;
  /** A mark for styles and tests, as `voucher-error-alert`. */
  readonly className?: string;
  readonly icon?: IconName;
  /** Milliseconds after which it goes by itself; it waits while it is not the one shown. */
  readonly closesAfterMs?: number;
}

interface NoticeState {
  /** In the order they came; the first is shown. */
  readonly queue: readonly Notice[];
}

/** The messages that wait for the visitor. */
export const noticeStore = createStore<NoticeState>(() => ({ queue: [] }));

/** Puts a message at the end of the queue. */
export function notify(notice: Notice): void {
  noticeStore.setState(({ queue }) => ({ queue: [...queue.filter(({ id }) => id !== notice.id), notice] }));
}

/** Takes a message out of the queue. */
export function dismissNotice(id: string): void {
  noticeStore.setState(({ queue }) => ({ queue: queue.filter((notice) => notice.id !== id) }));
}
