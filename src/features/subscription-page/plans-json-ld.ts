import type { Product, WithContext } from 'schema-dts';
import { purchaseAddress, selectPlan } from '#src/domain/subscription/plan-selection.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { productsJsonLd } from '#src/seo/product.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { SubscriptionModel } from './load-subscription.ts';

/** Structured data for the plans: a schema.org Product for each that is sold now, with its price a month (R120). */
export function plansJsonLd(
  locale: Locale,
  { name, plans, maintenance, tunnel }: SubscriptionModel,
  origins: Readonly<Record<SiteId, string>>,
): readonly WithContext<Product>[] {
  const sold = plans.map((plan) => ({
    name: plan.label.includes(name) ? plan.label : `${name} ${plan.label}`,
    description: textOrNull(plainText(plan.description)),
    image: plan.image,
    price: plan.price,
    monthly: true,
    url: maintenance ? null : purchaseAddress(selectPlan(plan), tunnel, null),
  }));
  return productsJsonLd(locale, origins, sold);
}
