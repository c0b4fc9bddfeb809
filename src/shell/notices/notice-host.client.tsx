'use client';

import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { noticeStore } from '#src/visitor/notices/store.ts';

const NoticeBar = lazy(() => import('./notice-bar.client.tsx'));

/** Shows messages to the visitor; the code that renders them is fetched with the first one. */
export function NoticeHost({ closeLabel, label }: { readonly closeLabel: string; readonly label: string }) {
  const first = useStore(noticeStore, ({ queue }) => queue[0]);
  if (first === undefined) return null;
  return (
    <Suspense>
      <NoticeBar key={first.id} notice={first} closeLabel={closeLabel} label={label} />
    </Suspense>
  );
}
