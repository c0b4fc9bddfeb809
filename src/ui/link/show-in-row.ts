/**
 * Scrolls the row around an element sideways when the element is not whole in it, so that the element stands in its middle. The
 * page does not move. Also a ref of React: nothing happens without an element.
 */
export function showInRow(element: HTMLElement | null): void {
  if (element === null) return;
  const own = element.getBoundingClientRect();
  for (let row = element.parentElement; row !== null; row = row.parentElement) {
    const { left, right } = row.getBoundingClientRect();
    // Of what is no row nothing moves.
    if (own.left < left || own.right > right)
      row.scrollLeft += own.left - left - (row.clientWidth - own.width) / 2;
  }
}
