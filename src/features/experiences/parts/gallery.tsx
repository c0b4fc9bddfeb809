import { Picture } from '#src/ui/picture/picture.tsx';
import css from './gallery.module.scss';

/** A picture of a gallery (R101). */
export interface GalleryPicture {
  readonly image: string;
  readonly alt: string | null;
  readonly caption: string | null;
}

interface GalleryProps {
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
}

/** Pictures with their captions: a row that scrolls on a phone, a grid on wider screens. */
export function Gallery({ label, pictures }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    // A row that scrolls must be reachable with the keyboard.
    <div className={css['frame']} role="group" aria-label={label} tabIndex={0}>
      <ul className={css['pictures']}>
        {pictures.map(({ image, alt, caption }) => (
          <li key={image}>
            <figure className={css['figure']}>
              <Picture
                kind="backdrop"
                src={image}
                alt={alt ?? ''}
                title={caption ?? label}
                sizes="(width >= 1080px) 25rem, (width >= 700px) 46vw, 84vw"
                widest={1280}
                className={css['picture'] ?? ''}
              />
              {caption === null ? null : <figcaption className={css['caption']}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
