import { keptPicture } from '#src/domain/picture/kept-picture.ts';

/** The same picture in the format that every browser reads; `null` for an address that has no other format. */
export function plainerSource(src: string): string | null {
  return keptPicture(src) !== null && src.endsWith('.avif') ? src.replace(/avif$/, 'webp') : null;
}
