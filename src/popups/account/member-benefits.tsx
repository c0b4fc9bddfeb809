import { useTranslations } from 'next-intl';
import { isDay } from '#src/kernel/date/is-day.ts';
import { formatDay } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import type { Member } from '#src/visitor/account/member.ts';
import css from './account-popups.module.scss';

interface MemberBenefitsProps {
  readonly member: Member;
  readonly locale: Locale;
}

/**
 * The member's benefits: the subscription, the plan that follows it, and the loyalty level (R157, on the French site).
 */
export function MemberBenefits({ member, locale }: MemberBenefitsProps) {
  const t = useTranslations('account.profile');
  const { subscription, cinepassType, loyaltyLevel } = member;
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
