import { contrast } from '#src/styles/contrast.ts';

/** Colours that a chain gives to a text of its own: of a tag or of a special showtime (R083, R086). */
export interface OwnColours {
  readonly textColour: string | null;
  readonly backgroundColour: string | null;
}

/** The style of a text in such colours. */
export interface LabelStyle {
  readonly color: string;
  readonly backgroundColor: string;
}

/** The least contrast between a text and its ground (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;
const inks = ['#ffffff', '#120b0d'] as const;

/**
 * The style of a text in the chain's own colours; undefined when there is no ground, and the text keeps the site's
 * colours. When the chain's text cannot be read on its ground, white or black takes its place, whichever can be read
 * better.
 */
export function ownColours(colours: OwnColours | null): LabelStyle | undefined {
  const ground = colours?.backgroundColour ?? null;
  if (ground === null) return undefined;
  const own = colours?.textColour ?? null;
  const readable = own !== null && contrast(own, ground) >= leastContrast;
  const [light, dark] = inks;
  return {
    color: readable ? own : contrast(light, ground) >= contrast(dark, ground) ? light : dark,
    backgroundColor: ground,
  };
}
