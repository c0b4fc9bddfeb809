import { clsx } from 'clsx';
import { cleanHtml, cleanStory } from '#src/kernel/html/clean-html.ts';
import { keptPicture, pictureKinds } from '#src/domain/picture/kept-picture.ts';
import { videoAt, type VideoLink } from '#src/kernel/html/video-page.ts';
import { newTabId } from '../link/new-tab.ts';
import { sourcesOf } from '../picture/picture-sources.ts';
import css from './rich-text.module.scss';

interface RichTextProps {
  /** HTML from the API. */
  readonly html: string;
  readonly className?: string;
  /** Whether it is the text of a story, which may have pictures with captions. */
  readonly pictures?: boolean;
  /** The attributes of a link to a video in a story, for instance those that open its player. */
  readonly videoAttributes?: (
    video: VideoLink,
    title: string,
  ) => Readonly<Record<string, string | undefined>>;
}

/**
 * Puts each table into an element of its own that scrolls, so that a wide table moves and not the page. It can have the
 * focus, for scrolling by keyboard. Cleaned HTML has its tables without attributes.
 */
function withScrollingTables(clean: string): string {
  return clean
    .replaceAll('<table>', `<div class="${css['wide'] ?? ''}" role="group" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}

/** The width of a picture in a text. */
const sizes = '(width >= 67.5em) 44rem, 92vw';
const widest = 1280;

/**
 * Offers each picture of our media server in its widths and formats, as other pictures, and keeps its room free. A
 * picture waits until it is near the screen; its host is not told the page's address. In cleaned HTML, the address of
 * a picture stands first.
 */
function withPictures(clean: string): string {
  return clean.replaceAll(/<img src="([^"]*)"( alt="[^"]*") \/>/g, (_, written: string, alt: string) => {
    const url = written.replaceAll('&amp;', '&');
    const { src, avif, webp } = sourcesOf(url, widest) ?? { src: url, avif: null, webp: null };
    const kind = keptPicture(url)?.kind;
    const room =
      kind === undefined
        ? ''
        : ` width="${widest}" height="${Math.round(widest / pictureKinds[kind].ratio)}"`;
    const source = (type: string, set: string | null) =>
      set === null ? '' : `<source type="image/${type}" srcset="${escaped(set)}" sizes="${sizes}">`;
    const image = `<img src="${escaped(src)}"${alt}${room} loading="lazy" decoding="async" referrerpolicy="no-referrer">`;
    return `<picture>${source('avif', avif)}${source('webp', webp)}${image}</picture>`;
  });
}

/** Gives the links to videos their look and their attributes. */
function withVideos(html: string, attributesOf: NonNullable<RichTextProps['videoAttributes']>): string {
  return html.replaceAll(
    /<a href="([^"]*)"((?: target="_blank" rel="noopener")?)>(.*?)<\/a>/gs,
    (whole, href: string, more: string, content: string) => {
      const video = videoAt(href.replaceAll('&amp;', '&'));
      if (video === null) return whole;
      const title = content.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&');
      const attributes = Object.entries(attributesOf(video, title))
        .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
        .join('');
      return `<a href="${href}"${more} class="${css['video'] ?? ''}"${attributes}>${content}</a>`;
    },
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Links of a text that open a new tab are announced; those to the own site stay in this one. */
function withTabs(html: string): string {
  const told = ' target="_blank" rel="noopener"';
  return html
    .replaceAll(/(<a href="[/?#][^"]*") target="_blank" rel="noopener"/g, '$1')
    .replaceAll(told, `${told} aria-describedby="${newTabId}"`);
}

/** Text with markup from the API, reduced to a short list of allowed elements. Renders nothing when it has no text. */
export function RichText({ html, className, pictures = false, videoAttributes }: RichTextProps) {
  const told = pictures ? withPictures(cleanStory(html)) : cleanHtml(html);
  const clean = videoAttributes === undefined ? told : withVideos(told, videoAttributes);
  if (clean === '') return null;
  return (
    <div
      className={clsx(css['text'], className)}
      dangerouslySetInnerHTML={{ __html: withScrollingTables(withTabs(clean)) }}
    />
  );
}
