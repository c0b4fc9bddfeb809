import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { SearchForm } from '#src/ui/search/search-form.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import css from './search-popup.module.scss';

/** The search as a full-screen popup: the same field as elsewhere, with its results below (R143). */
export default function SearchPopup({ config }: { readonly config: VisitorConfig }) {
  const t = useTranslations('search');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <PopupPanel title={t('question')}>
      <div ref={place} className={css['place']}>
        <SearchForm locale={config.locale} id="popup-search" look="large" results="inline" />
      </div>
    </PopupPanel>
  );
}
