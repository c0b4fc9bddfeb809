'use client';

import { useStore } from 'zustand';
import { formatDay } from '#src/domain/date/format.ts';
import { stepAddress, stepsOf, type PlanStep } from '#src/domain/subscription/member-plan.ts';
import { isDay } from '#src/kernel/date/is-day.ts';
import type { Locale } from '#src/sites/site.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import { accountTrigger } from '#src/visitor/account/trigger.ts';

interface MemberPlanProps {
  readonly locale: Locale;
  /** Null when nothing can be bought. */
  readonly tunnel: string | null;
  /** Name of each plan by its id. */
  readonly plans: Readonly<Record<string, string>>;
  /** `none` contains `{name}`, `has` `{plan}`, `next` `{plan}` and `{date}`. */
  readonly words: {
    readonly ask: string;
    readonly signIn: string;
    readonly none: string;
    readonly has: string;
    readonly next: string;
    readonly steps: readonly (readonly [PlanStep, string])[];
  };
  readonly classes: Readonly<Record<'line' | 'steps' | 'button', string | undefined>>;
}

/** What the member has and may change to (R110); a visitor who is not signed in can sign in here. */
export function MemberPlan({ locale, tunnel, plans, words, classes }: MemberPlanProps) {
  const status = useStore(accountStore, (state) => state.status);
  const member = useStore(accountStore, (state) => state.member);
  if (status === 'anonymous')
    return (
      <>
        <p className={classes.line}>{words.ask}</p>
        <button type="button" className={classes.button} {...accountTrigger('signIn')}>
          {words.signIn}
        </button>
      </>
    );
  if (member === null) return null;
  const { subscription } = member;
  if (subscription === null)
    return <p className={classes.line}>{words.none.replace('{name}', member.name)}</p>;
  const { currentPlan, downgrade } = subscription;
  const nameOf = (plan: string) => plans[plan] ?? plan;
  const steps = tunnel === null ? [] : stepsOf(subscription);
  return (
    <>
      <p className={classes.line}>
        {currentPlan === null
          ? words.none.replace('{name}', member.name)
          : words.has.replace('{plan}', nameOf(currentPlan))}
        {downgrade === null
          ? null
          : ` ${words.next.replace('{plan}', nameOf(downgrade.plan)).replace('{date}', dayOf(locale, downgrade.executionDate))}`}
      </p>
      {tunnel === null || steps.length === 0 ? null : (
        <ul className={classes.steps}>
          {words.steps
            .filter(([step]) => steps.includes(step))
            .map(([step, label]) => (
              <li key={step}>
                <a href={stepAddress(tunnel, step, subscription)} className={classes.button}>
                  {label}
                </a>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

/** The day of a moment of the account, written for the country; other texts are shown as they are. */
function dayOf(locale: Locale, moment: string): string {
  const day = moment.slice(0, 10);
  return isDay(day) ? formatDay(locale, day, 'date') : moment;
}
