import { useTranslations } from 'next-intl';
import type { Plan } from '#src/contract/subscription-offers/schema.ts';
import { formatPrice } from '#src/domain/price/format-price.ts';
import { purchaseAddress, selectPlan } from '#src/domain/subscription/plan-selection.ts';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { Locale } from '#src/sites/site.ts';
import { Badge } from '#src/ui/label/badge.tsx';
import { Price } from '#src/ui/label/price.tsx';
import { RichText } from '#src/ui/layout/rich-text.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './plan-card.module.scss';

interface PlanCardProps {
  readonly locale: Locale;
  readonly plan: Plan;
  /** Where a plan without an address of its own is bought. */
  readonly tunnel: string | null;
  /** Whether nothing is sold for now. */
  readonly closed: boolean;
}

/**
 * A plan: its price a month, its commitment, for how many people it is, what it includes and its options (R120). With
 * script, a plan with options opens a popup in which they are counted; without, it leads to the tunnel.
 */
export function PlanCard({ locale, plan, tunnel, closed }: PlanCardProps) {
  const t = useTranslations('subscription');
  const { id, label, description, price, initialPrice, highlighted } = plan;
  const money = (amount: number) => formatPrice(locale, amount);
  const address = closed ? null : purchaseAddress(selectPlan(plan), tunnel, null);
  return (
    <article className={css['plan']} data-highlighted={highlighted}>
      <div className={css['head']}>
        {highlighted ? <Badge tone="accent">{t('highlighted')}</Badge> : null}
        <h3 className={css['title']}>{label}</h3>
        <p className={css['price']}>
          <Price
            amount={money(price)}
            initial={initialPrice === null || initialPrice <= price ? null : money(initialPrice)}
          />{' '}
          <span className={css['month']}>{t('month')}</span>
        </p>
        {plan.promotions.map((promotion) => (
          <p key={promotion.label} className={css['promotion']}>
            <strong>{promotion.label}</strong>
            {promotion.description === null ? null : <span> {promotion.description}</span>}
          </p>
        ))}
      </div>
      <dl className={css['facts']}>
        <div>
          <dt>{t('for')}</dt>
          <dd>{t('people', { count: plan.seats })}</dd>
        </div>
        <div>
          <dt>{t('commitment')}</dt>
          <dd>{plan.commitment === null ? t('noCommitment') : t('months', { count: plan.commitment })}</dd>
        </div>
      </dl>
      <div className={css['part']}>
        {address === null ? null : (
          <Link
            external={address}
            className={buttonClass('filled')}
            {...(plan.options.length === 0
              ? {}
              : popupTrigger('subscriptionPlan', { plan: id, tunnel: tunnel ?? '' }))}
          >
            {t('choose')}
            <span className={css['heard']}> {label}</span>
          </Link>
        )}
      </div>
      <div className={css['part']}>
        {description === null ? null : <RichText html={description} className={css['soft'] ?? ''} />}
      </div>
      <div className={css['part']}>
        <Perks plan={plan} />
      </div>
      <div className={css['part']}>
        <Options locale={locale} plan={plan} />
      </div>
      <div className={css['part']}>
        {plan.terms === null ? null : (
          <details className={css['terms']}>
            <summary className={css['summary']}>
              {t('terms')}
              <span className={css['heard']}> {label}</span>
            </summary>
            <RichText html={plan.terms} />
          </details>
        )}
      </div>
    </article>
  );
}

/** The names of what the plan includes; the popup of perks describes each. */
function Perks({ plan: { id, label, perks } }: Pick<PlanCardProps, 'plan'>) {
  const t = useTranslations('subscription');
  if (perks.length === 0) return null;
  return (
    <>
      <h4 className={css['name']}>{t('perks')}</h4>
      <ul className={css['perks']}>
        {perks.map(({ title }) => (
          <li key={title}>
            <Icon name="star" className={css['sign'] ?? ''} />
            <span>{title}</span>
          </li>
        ))}
      </ul>
      {perks.every(({ description }) => description === null) ? null : (
        <Button
          look="quiet"
          className={css['scripted'] ?? ''}
          {...popupTrigger('subscriptionPerks', { plan: id })}
        >
          {t('aboutPerks')}
          <span className={css['heard']}> {label}</span>
        </Button>
      )}
    </>
  );
}

/** The options with their prices. */
function Options({ locale, plan: { options } }: Pick<PlanCardProps, 'locale' | 'plan'>) {
  const t = useTranslations('subscription');
  if (options.length === 0) return null;
  return (
    <>
      <h4 className={css['name']}>{t('options')}</h4>
      <ul className={css['options']}>
        {options.map((option) => (
          <li key={option.id}>
            <span>{option.label}</span>
            <span className={css['amount']}>
              {t('plusAMonth', { price: formatPrice(locale, option.price) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
