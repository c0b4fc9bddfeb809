import type { Language } from '#src/sites/site.ts';
import { markup, Markup } from '../../html/markup.ts';
import { page, sourceOf } from './page.ts';
import { words } from './words.ts';

const script = 'document.querySelector(\'button[name="logout"]\').click()';

/** The hash of the script that presses the button by itself. */
export const signOutScript = sourceOf(script);

/**
 * The page that ends the session. When one of our own sites sent the visitor, it presses the button by itself (and
 * shows it in a browser without script). Otherwise it asks, so that no foreign page can sign a visitor out.
 * @param form the protocol's form, whose id is `op.logoutForm`
 */
export function signOutPage(language: Language, form: string, answersItself: boolean): string {
  const copy = words[language];
  const stay = answersItself
    ? null
    : markup`\n<button class="plain" type="submit" form="op.logoutForm">${copy.leaveNo}</button>`;
  return page(
    language,
    copy.leave,
    markup`<h1>${copy.leave}</h1>
<p>${copy.leaveText}</p>
${new Markup(form)}
<button class="wide" type="submit" form="op.logoutForm" name="logout" value="yes">${copy.leaveYes}</button>${stay}${
      answersItself ? markup`\n<script>${new Markup(script)}</script>` : null
    }`,
  );
}
