import { createHash } from 'node:crypto';
import type { Language } from '#src/sites/site.ts';
import { paletteCss } from '#src/styles/palette.ts';
import { markup, type Markup } from '../../html/markup.ts';
import { plainPage } from '../../html/plain-page.ts';

const style = `
${paletteCss(['ground', 'surface', 'text', 'accent', 'accent-fill', 'on-accent', 'text-quiet', 'line', 'outline'])}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--text);font:1rem/1.55 system-ui,sans-serif}
main{width:min(26rem,100%);border-block:1px solid var(--line);padding-block:2.5rem;position:relative}
main::before{content:"";position:absolute;inset-block:-1px;inset-inline-start:-1.25rem;width:.25rem;background:var(--accent)}
.chain{margin:0 0 2rem;font-weight:700;letter-spacing:.22em;text-transform:uppercase;font-size:.8rem;color:var(--accent)}
h1{margin:0 0 .75rem;font:600 clamp(1.8rem,6vw,2.6rem)/1.1 Georgia,serif;overflow-wrap:anywhere;text-wrap:balance}
p{margin:0 0 1.25rem}.quiet{color:var(--text-quiet)}
.alert{padding:.75rem 1rem;border-inline-start:.25rem solid var(--accent);background:var(--surface)}
label{display:block;margin:0 0 .35rem;font-weight:600}
input{width:100%;min-height:3rem;margin:0 0 1.25rem;padding:.5rem .85rem;border:1px solid var(--outline);border-radius:.35rem;background:var(--surface);color:inherit;font:inherit}
button{min-height:3rem;padding:.5rem 1.5rem;border:1px solid var(--accent-fill);border-radius:.35rem;font:inherit;font-weight:600;cursor:pointer;background:var(--accent-fill);color:var(--on-accent)}
button.plain{background:none;color:inherit;border-color:transparent;padding-inline:0;font-weight:400;text-decoration:underline;text-underline-offset:.2em}
.wide{width:100%}
a{color:inherit;text-underline-offset:.2em}
.links{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:1.25rem 0 0;padding:0;list-style:none}
.links a{display:inline-block;padding-block:.35rem}
nav{margin-block-start:2rem;padding-block-start:1.25rem;border-block-start:1px dashed var(--line)}
:focus-visible{outline:.2rem solid var(--accent);outline-offset:.15rem}
`;

/** The hash of the only style sheet, for a content security policy. */
export const styleSource = sourceOf(style);

/** The policy source that allows an inline script or style: its hash. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A page of the identity provider. */
export function page(language: Language, title: string, body: Markup): string {
  return plainPage({ language, title, style, body });
}

/** A page with a title and one sentence, and with small print if there is any. */
export function notice(language: Language, title: string, text: string, small?: string): string {
  const print = small === undefined ? null : markup`\n<p class="quiet">${small}</p>`;
  return page(language, title, markup`<h1>${title}</h1>\n<p>${text}</p>${print}`);
}
