import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '#src/sites/site.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { LateOwn } from './late-own.client.tsx';
import css from './my-slot.module.scss';

interface MySlotProps {
  readonly locale: Locale;
  /** What stands there while nothing belongs to the visitor, and without script. */
  readonly children: ReactNode;
}

/** The page of one's own: its title, and the place of what belongs to the visitor, which comes with script. */
export async function MySlot({ locale, children }: MySlotProps) {
  const t = await getTranslations({ locale });
  const words = {
    loading: t('state.loading'),
    failed: t('state.failedTitle'),
    failedText: t('state.failedText'),
    retry: t('state.retry'),
    import: t('mine.data.import'),
  };
  return (
    <>
      <h1 className={css['title']}>{t('mine.title')}</h1>
      <div className={css['own']}>
        <LateOwn config={await visitorConfig(locale)} words={words}>
          {children}
        </LateOwn>
      </div>
    </>
  );
}
