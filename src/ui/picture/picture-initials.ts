/** The letters that stand in the place of a poster that does not load. */
export function pictureInitials(initials: string): { readonly 'data-initials': string } {
  return { 'data-initials': initials };
}

/** Shows the initials of a picture in its place; a picture without initials stays as it is. */
export function showInitials(image: HTMLImageElement): void {
  const place = image.parentElement;
  if (place?.hasAttribute('data-initials')) place.setAttribute('data-failed', '');
}

/** The pictures of the page, with a `picture` element or without. */
export function picturesOfPage(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('picture img, [data-initials] > img')];
}
