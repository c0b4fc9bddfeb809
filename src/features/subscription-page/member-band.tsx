import { useTranslations } from 'next-intl';
import type { Plan } from '#src/contract/subscription-offers/schema.ts';
import { planSteps } from '#src/domain/subscription/member-plan.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import css from './member-band.module.scss';
import { MemberPlan } from './member-plan.client.tsx';

interface MemberBandProps {
  readonly locale: Locale;
  readonly plans: readonly Plan[];
  /** Null when nothing can be bought. */
  readonly tunnel: string | null;
}

/**
 * A line above the plans, for members (R110): what they have and may change to. Its room is kept while nobody knows
 * whether the visitor is signed in.
 */
export function MemberBand({ locale, plans, tunnel }: MemberBandProps) {
  const t = useTranslations('subscription');
  return (
    <div className={css['band']}>
      <MemberPlan
        locale={locale}
        tunnel={tunnel}
        plans={Object.fromEntries(plans.map(({ id, label }) => [id, label]))}
        words={{
          ask: t('memberAsk'),
          signIn: t('memberSignIn'),
          none: t('memberNone', { name: '{name}' }),
          has: t('memberHas', { plan: '{plan}' }),
          next: t('memberNext', { plan: '{plan}', date: '{date}' }),
          steps: planSteps.map((step) => [step, t(`steps.${step}`)] as const),
        }}
        classes={{
          line: css['line'],
          steps: css['steps'],
          button: buttonClass('outlined', css['button']),
        }}
      />
    </div>
  );
}
