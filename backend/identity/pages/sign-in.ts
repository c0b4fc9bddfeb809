import type { Language } from '#src/sites/site.ts';
import { markup, type Markup } from '../../html/markup.ts';
import { page } from './page.ts';
import { words } from './words.ts';

/** The content of the sign-in page. */
export interface SignInView {
  language: Language;
  /** Languages to choose from. */
  languages: readonly Language[];
  /** Path of this page, to which the form is sent. */
  path: string;
  /** Host of the site that the visitor signs in to. */
  siteHost: string;
  csrf: string;
  /** The e-mail that was entered, or that the site suggested. */
  email: string;
  problem: 'wrong' | 'missing' | { minutes: number } | null;
  /** The addresses to create an account and to reset the password; null when there is none. */
  register: string | null;
  forgotten: string | null;
}

/** The sign-in page. It works without script, and with any password manager. */
export function signInPage(view: SignInView): string {
  const copy = words[view.language];
  const links = [
    ...(view.register === null ? [] : [[view.register, copy.register] as const]),
    ...(view.forgotten === null ? [] : [[view.forgotten, copy.forgotten] as const]),
  ];
  const described = view.problem === null ? null : markup` aria-describedby="problem"`;
  const focused = (name: string) => ((view.email === '') === (name === 'email') ? markup` autofocus` : null);
  return page(
    view.language,
    copy.signIn,
    markup`<h1>${copy.signIn}</h1>
<p class="quiet">${copy.lead(view.siteHost)}</p>${alert(view)}
<form method="post" action="${view.path}?language=${view.language}">
<input type="hidden" name="csrf" value="${view.csrf}">
<label for="email">${copy.email}</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" required value="${view.email}"${described}${focused('email')}>
<label for="password">${copy.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${described}${focused('password')}>
<button class="wide" name="action" value="sign-in">${copy.submit}</button>
<button class="plain" name="action" value="cancel" formnovalidate>${copy.cancel}</button>
</form>${listOf(links)}
<nav aria-label="${copy.languages}">${choices(view)}</nav>`,
  );
}

function alert({ language, problem }: SignInView): Markup | null {
  if (problem === null) return null;
  const copy = words[language];
  const text = typeof problem === 'object' ? copy.tooMany(problem.minutes) : copy[problem];
  return markup`\n<p class="alert" role="alert" id="problem">${text}</p>`;
}

function listOf(links: readonly (readonly [string, string])[]): Markup | null {
  if (links.length === 0) return null;
  const items = links.map(([url, text]) => markup`<li><a href="${url}">${text}</a></li>`);
  return markup`\n<ul class="links">${items}</ul>`;
}

function choices({ languages, language, path }: SignInView): Markup {
  const items = languages.map((one) => {
    const current = one === language ? markup` aria-current="true"` : null;
    return markup`<li><a href="${path}?language=${one}" lang="${one}" hreflang="${one}"${current}>${words[one].name}</a></li>`;
  });
  return markup`<ul class="links">${items}</ul>`;
}
