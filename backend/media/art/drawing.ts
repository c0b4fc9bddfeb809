import { num } from '../lettering/box.ts';
import type { Box } from '../lettering/box.ts';

export { num };
export type { Box };

/** A place on the drawing, in its units; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** A colour stop of a gradient: position 0–1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Attributes of an element; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element as text. Numbers are rounded to a thousandth. Values come from the program, never from outside. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A sheet to draw on: collects definitions (gradients, masks, filters) and marks, and becomes one SVG document. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly #definitions = new Map<string, string>();
  readonly #marks: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Adds markup on top of what is there. */
  add(...markup: readonly string[]): void {
    this.#marks.push(...markup);
  }

  /** Gathers all marks that `draw` adds into one group with these attributes, and gives what `draw` gives. */
  within<T>(attributes: Attributes, draw: () => T): T {
    const start = this.#marks.length;
    const result = draw();
    this.#marks.push(element('g', attributes, this.#marks.splice(start).join('')));
    return result;
  }

  /** Defines something once and gives its `url(#…)`. `make` gets the id. */
  define(make: (id: string) => string): string {
    const body = make('@');
    let id = this.#definitions.get(body);
    if (id === undefined) {
      id = `d${this.#definitions.size}`;
      this.#definitions.set(body, id);
    }
    return `url(#${id})`;
  }

  /** A linear gradient in drawing units, from one point to another. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    return this.define((id) =>
      element(
        'linearGradient',
        {
          id,
          gradientUnits: 'userSpaceOnUse',
          x1: num(from[0]),
          y1: num(from[1]),
          x2: num(to[0]),
          y2: num(to[1]),
        },
        stopList(stops),
      ),
    );
  }

  /** A gradient from top to bottom between two heights. */
  vertical(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.linear([0, top], [0, bottom], stops);
  }

  /** A radial gradient in drawing units. */
  radial(centre: Point, radius: number, stops: readonly Stop[], transform?: string): string {
    return this.define((id) =>
      element(
        'radialGradient',
        {
          id,
          gradientUnits: 'userSpaceOnUse',
          cx: num(centre[0]),
          cy: num(centre[1]),
          r: num(radius),
          gradientTransform: transform,
        },
        stopList(stops),
      ),
    );
  }

  /** A Gaussian blur filter over the sheet, or over a box where only that is blurred: the smaller, the faster. */
  blur(deviation: number, box: Box = { x: 0, y: 0, w: this.width, h: this.height }): string {
    const margin = deviation * 3;
    return this.define((id) =>
      element(
        'filter',
        {
          id,
          filterUnits: 'userSpaceOnUse',
          x: num(box.x - margin),
          y: num(box.y - margin),
          width: num(box.w + margin * 2),
          height: num(box.h + margin * 2),
          'color-interpolation-filters': 'sRGB',
        },
        element('feGaussianBlur', { stdDeviation: deviation }),
      ),
    );
  }

  /** A fill that fades from the middle of whatever it fills to its edge: fog and glow without the cost of a blur. */
  soft(colour: string): string {
    return this.define((id) =>
      element(
        'radialGradient',
        { id },
        stopList([
          [0, colour, 0.9],
          [0.35, colour, 0.62],
          [0.7, colour, 0.18],
          [1, colour, 0],
        ]),
      ),
    );
  }

  /** A clip of any markup of shapes. */
  clip(shapes: string): string {
    return this.define((id) => element('clipPath', { id }, shapes));
  }

  /** A luminance mask over the whole sheet: white shows, black hides. */
  mask(marks: string): string {
    return this.define((id) =>
      element(
        'mask',
        { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: this.width, height: this.height },
        marks,
      ),
    );
  }

  /** The whole sheet in one fill. */
  flood(fill: string, opacity?: number): string {
    return element('rect', { x: 0, y: 0, width: this.width, height: this.height, fill, opacity });
  }

  /** The finished document. The same marks give the same text. */
  toSvg(): string {
    const definitions = [...this.#definitions]
      .map(([body, id]) => body.replace('id="@"', `id="${id}"`))
      .join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${this.width}" ` +
      `height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${definitions}</defs>` +
      `${this.#marks.join('')}</svg>`
    );
  }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', {
        offset,
        'stop-color': colour,
        'stop-opacity': opacity === undefined || opacity === 1 ? undefined : opacity,
      }),
    )
    .join('');
}
