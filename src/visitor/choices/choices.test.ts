// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test/films"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlFor, resultOf } from './arrive.ts';
import { chooseByLink, chooseInPopup, forgetChoice, takeChoice, type MadeChoice } from './made.ts';

/** The test's document has no layout: elements in a closed fold, or marked hidden, count as not visible. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function seen(this: Element) {
    const fold = this.closest('details:not([open])');
    return this.closest('[hidden]') === null && (fold === null || this.localName === 'summary');
  });
});

afterEach(() => {
  forgetChoice();
  history.replaceState(null, '', '/films');
  document.body.innerHTML = '';
});

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

function go(): MadeChoice {
  history.replaceState(null, '', '/films/filters/genres-drame');
  const choice = takeChoice();
  if (choice === null) throw new Error('no choice was noted');
  return choice;
}

const panel = (open: string, inside: string) =>
  `<div data-choices="filters"><details ${open}><summary>Filters</summary>${inside}</details></div>`;
const drama = '<a id="drama" href="#" data-choice="genres" data-value="drame">Drama</a>';
const element = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no #${id}`);
  return found;
};

describe('a choice made on a page', () => {
  it('is taken once, by the page that it leads to', () => {
    show(drama);
    chooseByLink(element('drama'));
    // A new rendering of the same page does not count as another page.
    expect(takeChoice()).toBeNull();
    chooseByLink(element('drama'));
    expect(go()).toMatchObject({ chosen: { name: 'genres', value: 'drame' }, groups: [], unfolded: false });
    expect(takeChoice()).toBeNull();
    chooseByLink(element('drama'));
    forgetChoice();
    history.replaceState(null, '', '/films');
    expect(takeChoice()).toBeNull();
  });

  it('leads to the same control, unfolding what was unfolded', () => {
    show(panel('open', drama));
    chooseByLink(element('drama'));
    const choice = go();
    const place = show(panel('', drama));
    expect(controlFor(place, choice)?.id).toBe('drama');
    expect(place.querySelector('details')?.open).toBe(true);
  });

  it('leads to the line of its group where the control is gone, or folded away from where it was not', () => {
    show(`<div data-choices="filters">${drama}</div>`);
    chooseByLink(element('drama'));
    const choice = go();
    for (const inside of ['', drama]) {
      const place = show(panel('', inside));
      expect(controlFor(place, choice)?.localName).toBe('summary');
      expect(place.querySelector('details')?.open).toBe(false);
    }
    expect(controlFor(show('<p>Nothing</p>'), choice)).toBeUndefined();
  });

  it('made in a popup leads to the day, else to the day of the strip that is chosen', () => {
    chooseInPopup('date', { name: 'date', value: '2026-12-24' });
    const choice = go();
    const strip = (marks: string) =>
      show(
        `<nav data-choices="date"><a href="#" id="first">1</a><a href="#" id="on" aria-current="date" ${marks}>2</a></nav>`,
      );
    for (const marks of ['', 'data-choice="date" data-value="2026-12-24"'])
      expect(controlFor(strip(marks), choice)?.id).toBe('on');
  });

  it('in a list of one filter is what its address says', () => {
    const list = (id: string) =>
      `<ul data-choosing="localisation"><li><a id="${id}" href="/films/x/filters/date-2026-12-24/localisation-velours-prado/versions-vf">Lyon</a></li></ul>`;
    show(list('prado'));
    chooseByLink(element('prado'));
    const choice = go();
    expect(choice.chosen).toEqual({ name: 'localisation', value: 'velours-prado' });
    expect(controlFor(show(list('again')), choice)?.id).toBe('again');
  });

  it('is no selector of its own: values are data', () => {
    show('<a href="#" id="odd">x</a>');
    element('odd').setAttribute('data-choice', 'genres');
    element('odd').setAttribute('data-value', '"]');
    chooseByLink(element('odd'));
    expect(controlFor(document.body, go())?.id).toBe('odd');
  });
});

describe('the result of a page', () => {
  it('is the sentence of the part that is seen', () => {
    const place = show(
      '<section hidden><i data-result="Kids: 3 titles"></i></section><section><i hidden data-result="On now: 18 titles"></i></section>',
    );
    expect(resultOf(place)).toBe('On now: 18 titles');
    expect(resultOf(show(''))).toBe('');
  });
});
