import { localeOf, sites } from '#src/sites/registry.ts';
import { markup } from '../../html/markup.ts';
import type { Markup } from '../../html/markup.ts';
import type { BrowserFamily } from '../../http/browser-family.ts';
import { endBrowsers } from '../service/browsers.ts';
import type { SignedInBrowser } from '../service/browsers.ts';
import { provePassword } from '../service/password.ts';
import type { Account } from '../store/accounts.ts';
import { field, withFaults } from './form.ts';
import type { FormState, SentForm } from './form.ts';
import type { Outcome } from './page.ts';
import { pageAddress } from './visit.ts';
import type { Visit } from './visit.ts';

/** As many as a person knows apart; all others end together. */
const mostShown = 20;

/** Signs out of what the pressed button named. The password is asked for again: whoever sits here may not be the member. */
export async function endChosen(visit: Visit, account: Account, sent: SentForm): Promise<Outcome> {
  const { words, context, cookies } = visit;
  const { browsersPassword: password = '', end = '' } = sent;
  const proof = password === '' ? null : await provePassword(context, account, password);
  if (proof?.kind === 'limited') return proof;
  if (proof?.kind !== 'right') {
    const fault = proof === null ? words.faults.passwordMissing : words.faults.passwordWrong;
    return { kind: 'again', state: withFaults(words, {}, { browsersPassword: fault }) };
  }
  await endBrowsers(context, account, cookies.session, end);
  return { kind: 'go', to: pageAddress(visit, 'profile', { saved: 'browsers' }) };
}

/** The list of the browsers in which the member is signed in, with a button for each but this one. */
export function browsersSection(
  visit: Visit,
  state: FormState,
  owner: Markup,
  found: readonly SignedInBrowser[],
): Markup {
  const { browsers: words } = visit.words.profile;
  const shown = found.slice(0, mostShown);
  const others = found.filter(({ isThis }) => !isThis);
  const list = markup`<ul class="browsers">
    ${shown.map((one) => row(visit, one))}
  </ul>`;
  if (others.length === 0)
    return markup`<section id="browsers"><h2>${words.title}</h2><p class="lead">${words.alone}</p>${list}</section>`;
  return markup`<section id="browsers">
    <h2>${words.title}</h2>
    <p class="lead">${words.text}</p>
    <form method="post" action="${pageAddress(visit, 'profile')}" novalidate>
      <input type="hidden" name="xsrf" value="${visit.xsrf}" />
      <input type="hidden" name="part" value="browsers" />
      ${owner}
      <button type="submit" disabled hidden></button>
      ${field(state, {
        name: 'browsersPassword',
        label: visit.words.fields.currentPassword,
        type: 'password',
        reveal: visit.words.fields.reveal,
        autocomplete: 'current-password',
        hint: words.how,
      })}
      ${list}
      ${others.length > 1 && markup`<button class="button plain" type="submit" name="end" value="others">${words.others}</button>`}
    </form>
  </section>`;
}

function row(visit: Visit, { handle, family, beganAt, usedAt, isThis }: SignedInBrowser): Markup {
  const { browsers: words } = visit.words.profile;
  const dates = new Intl.DateTimeFormat(localeOf(visit.site ?? 'fr', visit.language), {
    dateStyle: 'long',
    timeZone: sites[visit.site ?? 'fr'].timeZone,
  });
  const since = dates.format(beganAt);
  const name = nameOf(visit, family);
  return markup`<li>
    <div>
      <p class="name">${name}${isThis && markup` <span class="here">${words.here}</span>`}</p>
      <p class="hint"><span>${words.since(since)}</span> <span>${words.used(dates.format(usedAt))}</span></p>
    </div>
    ${
      !isThis &&
      markup`<button class="button plain" type="submit" name="end" value="${handle}" aria-label="${words.endNamed(name, since)}">${words.end}</button>`
    }
  </li>`;
}

function nameOf({ words }: Visit, { browser, system }: BrowserFamily): string {
  const { named, unnamedBrowser, unnamedSystem } = words.profile.browsers;
  return named(browser ?? unnamedBrowser, system ?? unnamedSystem);
}
