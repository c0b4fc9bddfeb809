/** Where a browser keeps the names of the notices that its visitor has put away, separated by spaces. */
export const awayKey = 'velours.away';

/**
 * True in the oldest browsers that the site supports (README, ADR-0105) and in newer ones: Safari has the one since 16.4,
 * Firefox since 128, Chrome the other since 117. `tests/browsers/floor.test.ts` compares this with the policy.
 */
const supported = "self.CSSPropertyRule&&CSS.supports('grid-template-rows','subgrid')";

/**
 * The one inline script of ours (ADR-0095). In a browser older than those that are supported it does nothing, and the page
 * stays as it is without script (ADR-0105). Elsewhere it sets `data-script`, hides the notices that this visitor has put
 * away before they are painted, and remembers which buttons are pressed before React hydrates them, each once, marked as
 * busy (React marks hydrated elements with properties of its own). `src/shell/visitor/early-presses.client.tsx` presses
 * them again. Its policy source is the hash of exactly this text, so it has no data.
 */
export const earlyScript =
  `(d=>{if(!(${supported}))return;d.documentElement.dataset.script='';` +
  "let p=d.early=[],f=({target:t})=>{let b=t.closest('button[type=button]');" +
  "b&&!Object.keys(b).length&&!p.includes(b)&&(p.push(b),b.setAttribute('aria-busy','true'))};" +
  "d.addEventListener('click',f,!0);p.end=()=>d.removeEventListener('click',f,!0);" +
  'try{let s=new CSSStyleSheet;' +
  `for(let n of localStorage.getItem('${awayKey}').match(/\\w+/g))` +
  "s.insertRule(`[data-notice='${n}']{display:none}`);" +
  'd.adoptedStyleSheets.push(s)}catch{}})(document)';

/** The attribute of a notice, by which the script hides one that is away. */
export const noticeMark = (notice: string): { readonly 'data-notice': string } => ({ 'data-notice': notice });
