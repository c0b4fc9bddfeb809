import type { Language } from '#src/sites/site.ts';
import { escapeHtml, page } from './page.ts';
import { words } from './words.ts';

/** What stands on the sign-in page. */
export interface SignInView {
  language: Language;
  /** Languages to choose from. */
  languages: readonly Language[];
  /** Path of this page; the form is sent there. */
  path: string;
  /** Host of the site that is signed in to. */
  siteHost: string;
  csrf: string;
  /** What was typed, or what the site suggested. */
  email: string;
  problem: 'wrong' | 'missing' | { minutes: number } | null;
  /** Where an account is made and a password is set anew; null: nowhere. */
  register: string | null;
  forgotten: string | null;
}

/** The sign-in page: works without script and asks a password manager for nothing unusual. */
export function signInPage(view: SignInView): string {
  const copy = words[view.language];
  const links = [
    ...(view.register === null ? [] : [[view.register, copy.register] as const]),
    ...(view.forgotten === null ? [] : [[view.forgotten, copy.forgotten] as const]),
  ];
  const described = view.problem === null ? '' : ' aria-describedby="problem"';
  const focused = (name: string) => ((view.email === '') === (name === 'email') ? ' autofocus' : '');
  return page(
    view.language,
    copy.signIn,
    `<h1>${escapeHtml(copy.signIn)}</h1>
<p class="quiet">${escapeHtml(copy.lead(view.siteHost))}</p>${alert(view)}
<form method="post" action="${escapeHtml(`${view.path}?language=${view.language}`)}">
<input type="hidden" name="csrf" value="${escapeHtml(view.csrf)}">
<label for="email">${escapeHtml(copy.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" required value="${escapeHtml(view.email)}"${described}${focused('email')}>
<label for="password">${escapeHtml(copy.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${described}${focused('password')}>
<button class="wide" name="action" value="sign-in">${escapeHtml(copy.submit)}</button>
<button class="plain" name="action" value="cancel" formnovalidate>${escapeHtml(copy.cancel)}</button>
</form>${listOf(links)}
<nav aria-label="${escapeHtml(copy.languages)}">${choices(view)}</nav>`,
  );
}

function alert({ language, problem }: SignInView): string {
  if (problem === null) return '';
  const copy = words[language];
  const text = typeof problem === 'object' ? copy.tooMany(problem.minutes) : copy[problem];
  return `\n<p class="alert" role="alert" id="problem">${escapeHtml(text)}</p>`;
}

function listOf(links: readonly (readonly [string, string])[]): string {
  if (links.length === 0) return '';
  const items = links.map(([url, text]) => `<li><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></li>`);
  return `\n<ul class="links">${items.join('')}</ul>`;
}

function choices({ languages, language, path }: SignInView): string {
  const items = languages.map((one) => {
    const current = one === language ? ' aria-current="true"' : '';
    return `<li><a href="${escapeHtml(`${path}?language=${one}`)}" lang="${one}" hreflang="${one}"${current}>${words[one].name}</a></li>`;
  });
  return `<ul class="links">${items.join('')}</ul>`;
}
