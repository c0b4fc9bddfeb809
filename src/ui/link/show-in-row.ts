/**
 * Scrolls the row around an element sideways when the element is not whole in it, so that the element stands in its middle. The
 * page does not move. Also a ref of React: nothing happens without an element.
 */
export function showInRow(element: HTMLElement | null): void {
  for (let row = element?.parentElement ?? null; row !== null; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth || !/auto|scroll/.test(getComputedStyle(row).overflowX)) continue;
    const own = element?.getBoundingClientRect();
    const { left, right } = row.getBoundingClientRect();
    if (own !== undefined && (own.left < left || own.right > right))
      row.scrollLeft += own.left - left - (row.clientWidth - own.width) / 2;
    return;
  }
}
