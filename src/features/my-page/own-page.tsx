import { nowIn } from '#src/kernel/date/clock.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button } from '#src/ui/link/button.tsx';
import { accountStore } from '#src/visitor/account/store.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { neededStore, readNeeds } from '#src/visitor/needs/kept-needs.ts';
import { deviceStore } from '#src/visitor/device/store.ts';
import { FeltSections } from './films/felt-sections.tsx';
import css from './own-page.module.scss';
import { useCatalogue, type SiteCatalogue } from './own/use-catalogue.ts';
import { useLasting } from './own/use-lasting.ts';
import { useOwnThings } from './own/use-own-things.ts';
import { ProgrammeSection } from './programme/programme-section.tsx';
import { useCinemaDays } from './programme/use-cinema-days.ts';
import { TransferSection } from './transfer/transfer-section.tsx';

interface OwnPageProps {
  readonly config: VisitorConfig;
  /** Whether the visitor has asked for the import. */
  readonly imports?: boolean;
}

/**
 * Everything that belongs to the visitor: the programme of their cinemas, the films that they want to see and those that
 * they have seen, and the way to take it all along. Each part fails for itself.
 */
export default function OwnPage({ config, imports = false }: OwnPageProps) {
  const t = useTranslations('state');
  const state = useCatalogue(config.locale);
  const known = useStore(accountStore, ({ status }) => status !== 'unknown');
  const member = useStore(accountStore, (account) => account.member?.id);
  if (state.kind === 'failed')
    return (
      <EmptyState
        alone
        kind="failed"
        heading="h2"
        title={t('failedTitle')}
        text={t('failedText')}
        action={<Button onClick={state.again}>{t('retry')}</Button>}
      />
    );
  if (state.kind === 'waiting' || !known)
    return (
      <p aria-live="polite" className={css['waiting']}>
        {t('loading')}
      </p>
    );
  return <Everything key={member ?? ''} config={config} imports={imports} catalogue={state.catalogue} />;
}

/** Of one visitor: another one begins anew. */
function Everything({
  config,
  imports = false,
  catalogue,
}: OwnPageProps & { readonly catalogue: SiteCatalogue }) {
  const t = useTranslations('mine.keep');
  const { locale, fixedNow, favouriteLimit } = config;
  const [now] = useState(() => nowIn(fixedNow));
  const own = useOwnThings(config);
  const stored = useStore(deviceStore, (state) => state.stored);
  const hidesSeen = useStore(deviceStore, (state) => state.kept.hidesSeen);
  const needs = useStore(neededStore, ({ kept }) => kept) ?? [];
  useEffect(readNeeds, []);
  const { things } = own;
  const today = programmeDayAt(now, siteFactsOf(locale).timeZone);
  const cinemas = useLasting(things.cinemas).flatMap((slug) => catalogue.cinemas.get(slug) ?? []);
  const days = useCinemaDays(locale, cinemas, now);
  return (
    <>
      {stored ? null : (
        <p aria-live="polite" className={css['waiting']}>
          {t('visit')}
        </p>
      )}
      <ProgrammeSection
        locale={locale}
        catalogue={catalogue}
        now={now}
        today={today}
        cinemas={cinemas}
        days={days}
        here={things.here}
        wished={new Set(things.wishes)}
        unwanted={new Set(hidesSeen ? things.seen : [])}
        needs={needs}
      />
      <FeltSections
        locale={locale}
        catalogue={catalogue}
        now={now}
        today={today}
        own={own}
        days={days}
        needs={needs}
      />
      <TransferSection
        locale={locale}
        limit={favouriteLimit}
        begins={imports}
        things={things}
        whole={own.feelings === 'here'}
        cinemaName={(slug) => catalogue.cinemas.get(slug)?.name}
        filmTitle={(slug) => catalogue.shows.get(slug)?.title}
      />
    </>
  );
}
