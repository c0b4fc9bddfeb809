/** The colours a subject is drawn in. */
export interface SubjectInk {
  /** The silhouette. */
  body: string;
  /** Its lit side and details that must stand off the silhouette. */
  lit: string;
  /** Lamps, windows, eyes: what shines. */
  glow: string;
  /** A third flat colour for scarves, sails and stripes. */
  accent: string;
}

/** Something a picture is about, drawn in its own units: origin at the foot's middle, y upwards negative. */
export interface Subject {
  /** The size of the drawing in its own units. */
  width: number;
  height: number;
  /** Needs water, air or ground under it; scenes place it accordingly. */
  element: 'ground' | 'water' | 'air' | 'table';
  draw(ink: SubjectInk): string;
}
