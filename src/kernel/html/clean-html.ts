import sanitizeHtml from 'sanitize-html';
import { videoAt, videoPage } from './video-page.ts';
import { withoutRedirects } from './without-redirects.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'hr',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has exactly one h1, and the page itself writes it.
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...(attributes['href'] === undefined ? {} : { href: withoutRedirects(attributes['href']) }),
        ...(attributes['target'] === '_blank' ? { target: '_blank', rel: 'noopener' } : {}),
      },
    }),
  },
  nestingLimit: 30,
};

/** The options for the text of a story: the same, pictures with their captions, and videos as links. */
const storyOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...(options.allowedTags || []), 'figure', 'figcaption', 'img'],
  allowedAttributes: { ...options.allowedAttributes, img: ['src', 'alt'] },
  allowedSchemesByTag: { img: ['https', 'http'] },
  transformTags: {
    ...options.transformTags,
    // A picture without a description is decoration: without `alt`, a screen reader would read its address.
    img: (tagName, { src, alt }) => ({
      tagName,
      attribs: { ...(src === undefined || !isWebAddress(src) ? {} : { src }), alt: alt ?? '' },
    }),
    iframe: linkToVideo,
    video: linkToVideo,
    source: linkToVideo,
  },
  // A picture without an honest address is left out, and so is a caption without a picture.
  exclusiveFilter: ({ tag, attribs, mediaChildren }) =>
    (tag === 'img' && attribs['src'] === undefined) ||
    (tag === 'figure' && !(mediaChildren ?? []).includes('img')),
};

/** A player becomes a link: nothing of a provider loads before a click. Any other frame or source is removed. */
function linkToVideo(tagName: string, { src, title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const video = videoAt(src ?? '');
  if (video === null) return { tagName, attribs: {} };
  const { address, name } = videoPage(video);
  return { tagName: 'a', attribs: { href: address }, text: title?.trim() || name };
}

/** Whether an address is a whole one on the web: a picture of a chain is never relative to our page. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address);
}

/**
 * Reduces HTML of a chain to an allow-list: text markup, lists, tables, links to web, mail and telephone. Scripts,
 * styles, classes, events, frames and pictures are removed, and so are the redirects of mail programs in links.
 * Cleaning clean HTML changes nothing. Returns `''` when no text is left (R296).
 *
 * The import cleans the HTML that it takes in, and the pages clean the HTML of an API, which need not be ours. Both use
 * this function (SEC5).
 */
export function cleanHtml(html: string): string {
  return unlessEmpty(settled(html, options));
}

/**
 * Cleans the text of a story, which may also have pictures with captions: {@link cleanHtml} with `figure`, `figcaption`
 * and `img` of web addresses. A picture keeps its address and its description, nothing else. A video becomes a
 * link to its page, or to its file.
 */
export function cleanStory(html: string): string {
  return unlessEmpty(settled(html, storyOptions));
}

function unlessEmpty(clean: string): string {
  return clean.replaceAll(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '' ? '' : clean;
}

const lineBreaks: sanitizeHtml.IOptions = {
  allowedTags: ['br'],
  allowedAttributes: {},
  nestingLimit: 30,
};

/**
 * Cleans a text that has `<br/>` as its only markup (synopsis, presentation). A text with no other markup stays
 * unchanged byte for byte; from any other text all elements except line breaks are removed.
 */
export function cleanLines(text: string): string {
  if (!/<(?!br ?\/?>)[a-z/!?]/i.test(text)) return text;
  return settled(text, lineBreaks).replaceAll('<br />', '<br/>');
}

/**
 * The most passes of cleaning: a browser moves misplaced elements when it reads HTML again, one level with each pass.
 */
const mostPasses = 10;

/** Cleans until nothing changes any more, so that cleaning the result again changes nothing. */
function settled(html: string, wanted: sanitizeHtml.IOptions): string {
  let before = html;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const clean = sanitizeHtml(before, wanted).trim();
    if (clean === before) return clean;
    before = clean;
  }
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} }).trim();
}
