import { useTranslations } from 'next-intl';
import { isDay } from '#src/kernel/date/day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import type { Client } from '#src/visitor/account/client.ts';
import css from './account-popups.module.scss';

interface ClientBenefitsProps {
  readonly client: Client;
  readonly locale: Locale;
}

/** What the client has of the chain: subscription, what follows it, level (R157 on the French site). */
export function ClientBenefits({ client, locale }: ClientBenefitsProps) {
  const t = useTranslations('account.profile');
  const { subscription, cinepassType, loyaltyLevel } = client;
  const plan = subscription?.currentPlan ?? cinepassType;
  const next = subscription?.downgrade ?? null;
  const lines = [
    ...(plan === null ? [] : [t('plan', { plan })]),
    ...(next !== null && isDay(next.executionDate)
      ? [t('planNext', { plan: next.plan, date: formatDay(locale, next.executionDate, 'date') })]
      : []),
    ...(loyaltyLevel === null ? [] : [t('level', { level: loyaltyLevel })]),
  ];
  return (
    <section className={css['part']}>
      <h3>{t('benefits')}</h3>
      {lines.length === 0 ? (
        <p>{t('noBenefits')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
