import { isPartial, readCinemaDays } from '#src/api/cinema-days.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { readChosen } from '../read-chosen.ts';
import { planModel, type PlanModel } from './plan-model.ts';

/**
 * Reads what the plans of a day are made of. Cinemas and films that the site does not have are left out.
 *
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadPlan(locale: Locale, today: Day, filters: Filters): Promise<PlanModel> {
  const { around, cinemas, ...rest } = await readChosen(locale, filters);
  const { date = today } = filters;
  const day = date < today ? today : date;
  const days = await readCinemaDays(locale, around, () => day);
  return planModel({ ...rest, ...cinemas, around, days, day, today, filters, partial: days.some(isPartial) });
}
