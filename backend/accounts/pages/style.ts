import { paletteCss, type Colour } from '#src/styles/palette.ts';

const colours: readonly Colour[] = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'text',
  'text-soft',
  'text-quiet',
  'line',
  'outline',
  'accent',
  'accent-fill',
  'accent-fill-hover',
  'on-accent',
  'accent-wash',
  'bad',
  'good',
  'velvet',
  'velvet-deep',
  'velvet-fold',
  'on-velvet',
  'lamp',
];

/** The only style sheet of the pages: it has the colours of the sites; sizes and fonts are repeated by hand. */
export const style = `
@font-face{font-family:Fraunces;src:url(/fonts/display.woff2) format("woff2");font-weight:100 900;font-display:swap}
@font-face{font-family:Inter;src:url(/fonts/plain.woff2) format("woff2");font-weight:100 900;font-display:swap}
${paletteCss(colours)}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--ground);color:var(--text);font:400 1rem/1.55 Inter,system-ui,sans-serif}
a{color:var(--accent);text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.curtain{background:repeating-linear-gradient(90deg,var(--velvet-deep) 0,var(--velvet) 1.1rem,var(--velvet-fold) 1.7rem,var(--velvet) 2.3rem,var(--velvet-deep) 3.4rem);color:var(--on-velvet);box-shadow:inset 0 -.75rem 1.25rem -.75rem var(--velvet-deep)}
.curtain p{width:min(34rem,100%);margin-inline:auto;margin-block:0;padding:1.1rem 1.25rem;display:flex;align-items:center;gap:.6rem;font:600 1.25rem/1 Fraunces,"Times New Roman",serif;letter-spacing:.06em}
.curtain svg{width:1.9rem;height:1.9rem;flex:none}
[data-framed] .curtain{display:none}
main{flex:1;width:min(34rem,100%);margin-inline:auto;padding:2rem 1.25rem 3rem}
[data-framed] main,[data-framed] footer{width:100%;max-width:38rem;padding-inline:.25rem}
[data-framed] main{padding-block-start:.25rem}
[data-framed]{--ground:var(--raised)}
h1{margin:0 0 .5rem;font:600 clamp(1.75rem,1.45rem + 1.5vw,2.5rem)/1.12 Fraunces,"Times New Roman",serif;letter-spacing:-.01em;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:0 0 .25rem;font:600 1.3125rem/1.25 Fraunces,"Times New Roman",serif}
.lead{margin:0 0 1.75rem;color:var(--text-soft);text-wrap:pretty;overflow-wrap:anywhere}
section{margin-block-start:2.5rem;padding-block-start:2rem;border-block-start:1px solid var(--line)}
form{display:grid;gap:1.25rem;margin:0}
.pair{display:grid;gap:1.25rem}
@media (min-width:30rem){.pair{grid-template-columns:1fr 1fr}}
.field{display:grid;gap:.35rem;align-content:start}
label{font-weight:560}
.field input{width:100%;min-height:3rem;padding:.6rem .8rem;border:1px solid var(--outline);border-radius:.5rem;background:var(--surface);color:inherit;font:inherit;font-size:max(1rem,16px)}
.field select{width:100%;min-height:3rem;padding:.6rem .8rem;border:1px solid var(--outline);border-radius:.5rem;background:var(--surface);color:inherit;font:inherit;font-size:max(1rem,16px);text-overflow:ellipsis}
.field input[aria-invalid]{border-color:var(--bad);box-shadow:0 0 0 1px var(--bad)}
.secret{position:relative}
.secret input{padding-inline-end:3.25rem}
.secret input::-ms-reveal{display:none}
.secret button{position:absolute;inset-block:0;inset-inline-end:0;width:3rem;padding:0;border:0;border-radius:.5rem;background:none;color:var(--text-soft);cursor:pointer}
.secret button:hover,.secret button[aria-pressed=true]{color:var(--accent)}
.secret svg{display:block;width:1.4rem;height:1.4rem;margin:auto;fill:none;stroke:currentColor;stroke-width:1.75}
.secret [aria-pressed=true] circle{fill:currentColor}
.hint{margin:0;color:var(--text-quiet);font-size:.875rem}
.fault{margin:0;color:var(--bad);font-size:.9375rem;font-weight:500}
.check{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:start}
.check input{width:1.375rem;height:1.375rem;margin:.1rem 0 0;accent-color:var(--accent-fill)}
.check label{font-weight:400;color:var(--text-soft)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.6rem 1.5rem;border:0;border-radius:62.5rem;background:var(--accent-fill);color:var(--on-accent);font:600 1rem/1.2 Inter,system-ui,sans-serif;text-decoration:none;text-align:center;cursor:pointer;transition:background 150ms}
.button:hover{background:var(--accent-fill-hover)}
.button.plain{background:none;color:var(--accent);box-shadow:inset 0 0 0 1px var(--outline)}
.button.plain:hover{background:var(--accent-wash)}
form .button{justify-self:start}
[data-framed] form{display:flex;flex-direction:column}
[data-framed] form>.button:not(.plain){align-self:stretch;flex:none}
@media (min-height:30rem){html[data-framed]{scroll-padding-block-end:5rem}[data-framed] form>.button:not(.plain){position:sticky;inset-block-end:.5rem;z-index:1}}
[hidden]{display:none!important}
[data-framed] .back{display:none}
h2+form{margin-block-start:1rem}
.note{margin:0 0 1.5rem;padding:.85rem 1rem;border-inline-start:.25rem solid var(--accent);border-radius:0 .5rem .5rem 0;background:var(--accent-wash)}
.note.bad{border-color:var(--bad)}
.note.good{border-color:var(--good);background:var(--sunken)}
.ways{list-style:none;margin:1.75rem 0 0;padding:0;display:grid;gap:.35rem}
.ways a{display:inline-flex;min-height:2.75rem;align-items:center}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:1.5rem}
.browsers{list-style:none;margin:0;padding:0;display:grid}
.browsers li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem;padding-block:.85rem;border-block-start:1px solid var(--line)}
.browsers li>div{flex:1 1 12rem;min-width:0}
.browsers .hint{display:flex;flex-wrap:wrap;gap:0 1rem}
.browsers .name{margin:0;font-weight:560;overflow-wrap:anywhere}
.browsers .here{margin-inline-start:.35rem;padding:.1rem .5rem;border-radius:62.5rem;background:var(--accent-wash);color:var(--accent);font-size:.8125rem;white-space:nowrap}
.browsers .button{min-height:2.75rem;padding:.5rem 1.1rem;flex:none}
.mails{list-style:none;margin:0;padding:0;display:grid;gap:1.25rem}
.mails article{padding:1.25rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);overflow-wrap:anywhere}
.mails pre{margin:.75rem 0;white-space:pre-wrap;font:inherit;color:var(--text-soft)}
.mails time{color:var(--text-quiet);font-size:.875rem}
footer{width:min(34rem,100%);margin-inline:auto;padding:1rem 1.25rem 2rem;color:var(--text-quiet);font-size:.875rem}
footer ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
footer a,footer span{display:inline-flex;min-height:2.75rem;align-items:center;color:inherit}
footer span{font-weight:600;color:var(--text)}
@media (prefers-reduced-motion:reduce){.button{transition:none}}
`;
