import type { Language } from '#src/sites/site.ts';
import { escapeHtml, page, sourceOf } from './page.ts';
import { words } from './words.ts';

const script = 'document.querySelector(\'button[name="logout"]\').click()';

/** Source of the script that answers the question by itself. */
export const signOutScript = sourceOf(script);

/**
 * The page that ends the session. Where one of our own sites sent the visitor, it answers itself (and shows the button
 * to a browser without script); otherwise it asks, so that no foreign page can sign anybody out.
 * @param form the protocol's form, whose id is `op.logoutForm`
 */
export function signOutPage(language: Language, form: string, answersItself: boolean): string {
  const copy = words[language];
  const stay = answersItself
    ? ''
    : `\n<button class="plain" type="submit" form="op.logoutForm">${escapeHtml(copy.leaveNo)}</button>`;
  return page(
    language,
    copy.leave,
    `<h1>${escapeHtml(copy.leave)}</h1>
<p>${escapeHtml(copy.leaveText)}</p>
${form}
<button class="wide" type="submit" form="op.logoutForm" name="logout" value="yes">${escapeHtml(copy.leaveYes)}</button>${stay}${
      answersItself ? `\n<script>${script}</script>` : ''
    }`,
  );
}
