import type { Language } from '#src/sites/site.ts';
import { palette } from '#src/styles/palette.ts';
import { markup } from '../html/markup.ts';

/** The content of an HTML mail, from top to bottom. */
export interface HtmlMail {
  language: Language;
  title: string;
  /** Before the button. */
  before: readonly string[];
  button: { label: string; link: string };
  /** After the button. */
  after: readonly string[];
  /** Small, at the end. */
  small: { text: string; label: string; link: string };
}

const font = 'font-family:Arial,Helvetica,sans-serif';

/**
 * The HTML document of a mail. Mail programs know no style sheets, so every element has its own style; nothing is
 * loaded from anywhere, so that opening a mail tells nobody.
 */
export function htmlMail({ language, title, before, button, after, small }: HtmlMail): string {
  const { light } = palette;
  const paragraph = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${light.text}`;
  const quiet = `margin:24px 0 0;${font};font-size:14px;line-height:20px;color:${light['text-quiet']}`;
  const action = `display:inline-block;padding:14px 24px;border-radius:999px;background:${light['accent-fill']};color:${light['on-accent']};${font};font-size:16px;font-weight:bold;text-decoration:none`;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px 16px;background:${light.ground}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;${font};font-size:18px;font-weight:bold;color:${light.accent}">Velours</p>
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:26px;line-height:32px;color:${light.text}">${title}</h1>
${before.map((text) => markup`<p style="${paragraph}">${text}</p>`)}
<p style="margin:0 0 24px"><a href="${button.link}" style="${action}">${button.label}</a></p>
${after.map((text) => markup`<p style="${paragraph}">${text}</p>`)}
<p style="${quiet}">${small.text} <a href="${small.link}" style="color:${light.accent}">${small.label}</a></p>
</div>
</body>
</html>
`.text;
}
