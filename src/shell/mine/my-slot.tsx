import { getTranslations } from 'next-intl/server';
import type { Locale } from '#src/sites/site.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { LateOwn } from './late-own.client.tsx';

/** The place of the visitor's own part of a page; on the server it only says that it is coming. */
export async function MySlot({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'state' });
  const words = {
    loading: t('loading'),
    failed: t('failedTitle'),
    failedText: t('failedText'),
    retry: t('retry'),
  };
  return <LateOwn config={await visitorConfig(locale)} words={words} />;
}
