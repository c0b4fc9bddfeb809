import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.client.tsx';
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

/**
 * Pictures with their captions: a row that scrolls on a phone, a grid on wider screens. Each is a link to the picture
 * alone, so that the keyboard reaches all of the row.
 */
export function Gallery({ label, pictures }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={css['pictures']} aria-label={label}>
      {pictures.map(({ image, alt, caption }) => (
        <li key={image}>
          <figure className={css['figure']}>
            <Link external={image} newWindow className={css['link']}>
              <Picture
                kind="backdrop"
                src={image}
                alt={alt ?? caption ?? label}
                title={caption ?? label}
                sizes="(width >= 67.5em) 25rem, (width >= 43.75em) 46vw, 84vw"
                widest={1280}
                className={css['picture'] ?? ''}
              />
            </Link>
            {caption === null ? null : <figcaption className={css['caption']}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
