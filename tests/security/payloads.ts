/** Texts that run script when they are treated as markup, an attribute or an address (SEC5). Each calls `alert(1)`. */

/** The attacks, by the place for which they are made. */
const bare = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=data:,alert(1)></SCRIPT>',
  '<script/x>alert(1)</script>',
  '<script\n>alert(1)</script\n>',
  '<script>alert(1)<!--',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<IMG SRC="x" OnErRoR="alert(1)">',
  '<img/src/onerror=alert(1)>',
  '<img src=`x`onerror=alert(1)>',
  '<img srcset=x onerror=alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><foreignObject><iframe onload=alert(1)></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe onload=alert(1)></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<body onload=alert(1)>',
  '<body onpageshow=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video src=x onerror=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<link rel=stylesheet href="data:text/css,*{}" onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href=x onclick=alert(1) onmouseover=alert(1)>x</a>',
  '<p style="animation-name:x" onanimationstart=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="width:expression(alert(1))">x</div>',
  '<style>@import "javascript:alert(1)";</style>',
  '<style><!--</style><img src=x onerror=alert(1)>-->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml ?><img src=x onerror=alert(1)>',
  '<button form=x formaction=javascript:alert(1)>x</button>',
  '<form action=javascript:alert(1)><input type=submit></form>',
  '<x-y onclick=alert(1) tabindex=1 autofocus onfocus=alert(1)>x</x-y>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '\u00bcscript\u00bealert(1)\u00bc/script\u00be',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '";alert(1);//',
  "';alert(1);//",
  '`;alert(1);//',
  '\\";alert(1);//',
  '"]);alert(1);self.__next_f.push([1,"',
  '\u2028alert(1)\u2029',
  'javascript:alert(1)',
] as const;

/** Ways to break out of the place of a text: text, attribute, title, script, style, comment. */
const ways: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `">${payload}`,
  (payload) => `' onmouseover=alert(1) autofocus onfocus=alert(1) x='>${payload}`,
  (payload) => `</title></script></style></textarea></noscript>-->${payload}`,
];

/** More than three hundred payloads, in a fixed order. */
export const payloads: readonly string[] = ways.flatMap((way) => bare.map((payload) => way(payload)));

const codes = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Code units that one or the other output has no place for, each between two letters. */
const strangeUnits: readonly number[] = [
  ...codes(0x00, 0x1f),
  ...codes(0x7f, 0x9f),
  // Line separators, directions and their ends, invisible spaces.
  ...codes(0x2028, 0x202e),
  ...codes(0x2066, 0x2069),
  0x200b,
  0xfeff,
  // Halves of a pair, and what is no character.
  0xd800,
  0xdbff,
  0xdc00,
  0xdfff,
  0xfdd0,
  0xfffe,
  0xffff,
];

/** Texts that end a line, a header, a component or a document where an output takes them as they are. */
const lineEnders: readonly string[] = [
  'a\r\nb',
  'a\n\nb',
  'a\rb',
  'Ourcq\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil@example.org\r\nSUMMARY:evil',
  'Ourcq\nEND:VCALENDAR',
  'Ourcq\r\n X-FOLDED:evil',
  'Ourcq\r\nBcc: mallory@evil.example\r\n\r\n<p>evil</p>',
  'Ourcq\r\nSet-Cookie: evil=1',
  'a;VALUE=URI:b,c\\nd\\;e"f^n',
  ']]></title></entry></feed>',
  '&amp; &amp;lt; &#11; &#0; &nbsp; &evil;',
  '"},"msg":"evil',
  '\u001b[2J\u001b]0;evil\u0007',
  'a\ud83d',
  '\ude00a',
  '\ud83d\ude00 a\u0000',
];

/** Texts with characters that a format forbids, and such that would end what they stand in. */
export const strangeTexts: readonly string[] = [
  ...strangeUnits.map((unit) => `a${String.fromCharCode(unit)}b`),
  ...lineEnders,
];
