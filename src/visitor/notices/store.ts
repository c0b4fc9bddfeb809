import { createStore } from 'zustand/vanilla';
import type { IconName } from '#src/styles/icon-paths.ts';

/** A message of the alert bar (R161). */
export interface Notice {
  /** A new message replaces a message with the same id. */
  readonly id: string;
  readonly level: 'info' | 'warning';
  readonly title: string;
  /** Empty when there is none. */
  readonly subtitle: string;
  /** A class for styles and tests, such as `voucher-error-alert`. */
  readonly className?: string;
  readonly icon?: IconName;
  /** Milliseconds after which it closes by itself, counted only while it is shown. */
  readonly closesAfterMs?: number;
}

interface NoticeState {
  /** In the order of arrival; the first one is shown. */
  readonly queue: readonly Notice[];
}

/** The queue of messages to the visitor. */
export const noticeStore = createStore<NoticeState>(() => ({ queue: [] }));

/** Adds a message at the end of the queue. */
export function notify(notice: Notice): void {
  noticeStore.setState(({ queue }) => ({ queue: [...queue.filter(({ id }) => id !== notice.id), notice] }));
}

/** Removes a message from the queue. */
export function dismissNotice(id: string): void {
  noticeStore.setState(({ queue }) => ({ queue: queue.filter((notice) => notice.id !== id) }));
}
