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
  const action = `display:inline-block;padding:14px 24px;color:${light['on-accent']};${font};font-size:16px;font-weight:bold;text-decoration:none`;
  // Some mail programs on desks know no padding of a link and no widest width: these stand on cells too.
  const filled = `border-radius:999px;background:${light['accent-fill']}`;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:24px 16px;background:${light.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px"><tr><td align="left">
<p style="margin:0 0 24px;${font};font-size:18px;font-weight:bold;color:${light.accent}">Velours</p>
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:26px;line-height:32px;color:${light.text}">${title}</h1>
${before.map((text) => markup`<p style="${paragraph}">${text}</p>`)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="${light['accent-fill']}" style="${filled}"><a href="${button.link}" style="${action}">${button.label}</a></td></tr></table>
${after.map((text) => markup`<p style="${paragraph}">${text}</p>`)}
<p style="${quiet}">${small.text} <a href="${small.link}" style="color:${light.accent}">${small.label}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`.text;
}
