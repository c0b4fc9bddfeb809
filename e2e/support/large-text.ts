import { expect, type Page } from '@playwright/test';

/**
 * Sets the size of text that the visitor has chosen in the browser, in whole CSS pixels; 16 is the usual one. Styles, media
 * queries in `em` too, see it as they see that of a visitor's settings, which a `font-size` of the document would not do.
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await browser.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

/**
 * What a visitor cannot read or press: lines of text that stand on others, text that its own box cuts off, and controls of
 * the header that lie on each other. What is cut on purpose, and can be unfolded or has its whole beside it, is none.
 */
export async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What is far from the window is not laid out; here all of it counts.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{content-visibility:visible!important}');
    document.adoptedStyleSheets = [sheet];
    await new Promise(requestAnimationFrame);

    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const found = new Set<string>();
    const said = (text: string | null) => `“${(text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 30)}”`;
    const common = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const above = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        all.push(one);
      return all;
    };
    /** Text for screen readers only, and what a closed part holds. */
    const isUnseen = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      above(element).some((one) => getComputedStyle(one).clipPath !== 'none');
    /** A notice that the button beside it unfolds, and a text of which the first lines are shown. */
    const isFolded = (element: Element): boolean =>
      element.parentElement?.querySelector(':scope > details:not([open])') != null ||
      getComputedStyle(element).webkitLineClamp !== 'none';

    const lines: { readonly of: Element; readonly text: string; readonly box: Box }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const of = node.parentElement;
      const text = node.textContent ?? '';
      if (
        of === null ||
        text.trim() === '' ||
        of.closest('script, noscript, template, option') ||
        isUnseen(of)
      )
        continue;
      const edges = above(of).flatMap((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (overflowX === 'visible' && overflowY === 'visible') return [];
        return [{ one, overflowX, overflowY, edge: one.getBoundingClientRect() }];
      });
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Letters do not fill the height of their line.
        const air = (bottom - top) / 4;
        let box: Box = { left, right, top: top + air, bottom: bottom - air };
        for (const { one, overflowX, overflowY, edge } of edges) {
          const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
          const beside = !scrolls(overflowX) && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5);
          const below = !scrolls(overflowY) && (box.top < edge.top - 1.5 || box.bottom > edge.bottom + 1.5);
          if ((beside || below) && !isFolded(one))
            found.add(`${said(text)} is cut by ${one.localName}.${one.className}`);
          box = common(box, edge);
        }
        if (box.right - box.left > 1 && box.bottom - box.top > 1) lines.push({ of, text, box });
      }
    }

    // What lies above the page covers it.
    const layer = (of: Element) =>
      above(of).find((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    const drawn = lines
      .map((line) => ({ ...line, layer: layer(line.of) }))
      .toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, line] of drawn.entries())
      for (const other of drawn.slice(index + 1)) {
        if (other.box.top >= line.box.bottom - 1) break;
        if (line.layer !== other.layer || line.of.contains(other.of) || other.of.contains(line.of)) continue;
        const { left, right, top, bottom } = common(line.box, other.box);
        if (right - left > 2 && bottom - top > 1)
          found.add(`${said(line.text)} stands on ${said(other.text)}`);
      }

    const controls = [...document.querySelectorAll('header :is(a, button, form)')].filter(
      (one) => !isUnseen(one) && one.parentElement?.closest('form, [popover]') === null,
    );
    for (const [index, control] of controls.entries())
      for (const other of controls.slice(index + 1)) {
        const { left, right, top, bottom } = common(
          control.getBoundingClientRect(),
          other.getBoundingClientRect(),
        );
        if (right - left > 1 && bottom - top > 1)
          found.add(
            `${said(control.ariaLabel ?? control.textContent)} lies on ${said(other.ariaLabel ?? other.textContent)}`,
          );
      }
    document.adoptedStyleSheets = [];
    return [...found];
  });
}
