// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { enterPage } from '#src/visitor/page/store.ts';
import { factsOf, isPopupKind, popupKinds } from '../protocol/kinds.ts';
import { openPopup } from '../protocol/open-popup.ts';
import { closePopup, closePopups, popupStore } from '../protocol/store.ts';
import { popupContext, popupLinks, popupTrigger } from '../protocol/trigger.ts';
import { triggeredAt } from '../protocol/triggered.ts';
import { variantOf } from './variant.ts';

const openKinds = () => popupStore.getState().open.map(({ kind }) => kind);

function markup(html: string): Element {
  document.body.innerHTML = html;
  const place = document.querySelector('[data-here]');
  if (place === null) throw new Error('no place in the markup');
  return place;
}

afterEach(() => {
  closePopups();
  document.body.innerHTML = '';
});

describe('the kinds of popups', () => {
  // Not in the list: cinema information and pricing are dialogs of the cinema's page; the frame of the account host
  // belongs to the account.
  it('are those that no page brings itself', () => {
    expect(Object.keys(popupKinds).toSorted()).toEqual([
      'calendar',
      'centeredSignIn',
      'experienceDetails',
      'experienceTeaser',
      'experienceTeaserLegacy',
      'filters',
      'giftCard',
      'globalFeelings',
      'languageSwitch',
      'locator',
      'memberRating',
      'mobileCalendar',
      'mobileTrailer',
      'partners',
      'profile',
      'saleNotice',
      'search',
      'showDetails',
      'showTrailer',
      'showtimeDetails',
      'showtimeDetailsLegacy',
      'signIn',
      'subscriptionPerks',
      'subscriptionPlan',
      'video',
      'voucherCard',
      'voucherChecker',
    ]);
  });
});

describe('the popups of a visit', () => {
  it('R148 opening sets, closing clears one, closing all resets', () => {
    openPopup('experienceTeaser', { tag: 'imax' });
    openPopup('locator', {});
    expect(openKinds()).toEqual(['experienceTeaser', 'locator']);
    closePopup('experienceTeaser');
    expect(openKinds()).toEqual(['locator']);
    closePopups();
    expect(openKinds()).toEqual([]);
  });

  it('R148 any navigation resets everything', () => {
    openPopup('locator', {});
    // The islands of the first page hydrate one by one: a visitor may open a popup before the page is entered.
    enterPage({ page: 'home' }, false);
    expect(openKinds()).toEqual(['locator']);
    enterPage({ page: 'cinemas' }, false);
    expect(openKinds()).toEqual([]);
  });

  it('R146 carry the data of their kind and nothing else', () => {
    const given = { tag: 'imax', other: 'x' };
    openPopup('experienceTeaser', given);
    expect(popupStore.getState().open[0]?.data).toEqual({ tag: 'imax' });
    openPopup('signIn', {});
    expect(popupStore.getState().open.at(-1)?.data).toEqual({
      trigger: '',
      signInRequired: '',
    });
    openPopup('centeredSignIn', { reason: 'rating', signInRequired: 'true', slug: 'nuit' });
    expect(popupStore.getState().open.at(-1)?.data).toEqual({
      reason: 'rating',
      signInRequired: 'true',
      slug: 'nuit',
      value: '',
    });
  });

  it.each([
    ['signIn', 'signInRequired'],
    ['centeredSignIn', 'signInRequired'],
    ['experienceDetails', 'tag'],
    ['experienceTeaser', 'tag'],
    ['showDetails', 'show'],
    ['memberRating', 'show'],
    ['subscriptionPlan', 'plan'],
    ['subscriptionPerks', 'plan'],
    ['voucherCard', 'card'],
    ['giftCard', 'card'],
  ] as const)('R146 %s carries %s', (kind, name) => {
    openPopup(kind, { [name]: 'given' });
    expect(popupStore.getState().open.at(-1)?.data).toMatchObject({ [name]: 'given' });
  });

  it('R154 opening one of the sign-in flow closes all others', () => {
    openPopup('locator', {});
    openPopup('showDetails', { show: 'a-1' });
    openPopup('centeredSignIn', { reason: 'wishlist' });
    expect(openKinds()).toEqual(['centeredSignIn']);
  });

  it('opening a kind again shows it once, with the new data', () => {
    openPopup('experienceTeaser', { tag: 'imax' });
    openPopup('experienceTeaser', { tag: '4dx' });
    expect(popupStore.getState().open.map(({ data }) => data['tag'])).toEqual(['4dx']);
  });

  it('are known by name with a place, a scroll rule and a largest viewport', () => {
    for (const name of [
      'search signIn centeredSignIn profile languageSwitch locator calendar mobileCalendar filters',
      'showDetails showTrailer mobileTrailer memberRating globalFeelings showtimeDetails experienceDetails',
      'experienceTeaser showtimeDetailsLegacy experienceTeaserLegacy',
    ].flatMap((line) => line.split(' '))) {
      expect([name, isPopupKind(name)]).toEqual([name, true]);
    }
    for (const kind of Object.keys(popupKinds).filter((name) => isPopupKind(name))) {
      expect(['beside', 'centred', 'wide', 'side', 'full']).toContain(factsOf(kind).placement);
    }
    expect(isPopupKind('constructor')).toBe(false);
  });
});

describe('what stands in for a popup', () => {
  it('R147 on phones, calendar and trailer have variants of their own', () => {
    expect(variantOf('calendar', 390)).toBe('mobileCalendar');
    expect(variantOf('calendar', 700)).toBe('calendar');
    expect(variantOf('showTrailer', 699)).toBe('mobileTrailer');
    expect(variantOf('filters', 390)).toBe('filters');
  });

  it('R145 R159 where the site keeps the older layout, that', () => {
    const legacy = { showtimeDetails: true };
    expect(variantOf('showtimeDetails', 1440, legacy)).toBe('showtimeDetailsLegacy');
    expect(variantOf('experienceTeaser', 1440, legacy)).toBe('experienceTeaser');
    const teaser = { experienceTeaser: true };
    expect(variantOf('experienceTeaser', 1440, teaser)).toBe('experienceTeaserLegacy');
    expect(variantOf('showtimeDetails', 390)).toBe('showtimeDetails');
  });
});

describe('markup that opens a popup', () => {
  it('names kind and data', () => {
    expect(popupTrigger('experienceTeaser', { tag: 'imax' })).toEqual({
      'data-popup': 'experienceTeaser',
      'data-popup-data': 'tag=imax',
      'aria-haspopup': 'dialog',
    });
    expect(popupTrigger('locator')).not.toHaveProperty('data-popup-data');
    const inside = markup(
      `<a data-popup="experienceTeaser" data-popup-data='tag=imax'><i data-here></i></a>`,
    );
    expect(triggeredAt(inside)).toMatchObject({ kind: 'experienceTeaser', data: { tag: 'imax' } });
  });

  it('takes what its surroundings say for all, its own data first', () => {
    const context = popupContext({ show: 'a-1', cinema: 'lyon', day: '2026-11-20' })['data-popup-context'];
    const inside = markup(
      `<ul data-popup-context="${context.replaceAll('&', '&amp;')}"><li><a data-here data-popup="showtimeDetails" data-popup-data="booking=b&amp;day=2026-11-21"></a></li></ul>`,
    );
    expect(triggeredAt(inside)?.data).toMatchObject({
      show: 'a-1',
      cinema: 'lyon',
      day: '2026-11-21',
      booking: 'b',
    });
  });

  it('lets every link in a place open one, with its own address', () => {
    const { 'data-popup-links': kind, 'data-popup-context': context } = popupLinks('showtimeDetails', {
      cinema: 'lyon',
    });
    const around = `data-popup-context="show=a-1&amp;day=2026-11-20"`;
    const place = (link: string) =>
      markup(
        `<div ${around}><ul data-popup-links="${kind}" data-popup-context="${context}">${link}</ul></div>`,
      );
    const ticket = triggeredAt(
      place('<a href="https://tickets.example/1"><b data-here>14h00</b> \nfin 16h23 \n9 € </a>'),
    );
    expect(ticket).toMatchObject({
      kind: 'showtimeDetails',
      data: { show: 'a-1', cinema: 'lyon', day: '2026-11-20', booking: 'https://tickets.example/1' },
    });
    expect(ticket?.data).toMatchObject({ told: '14h00 · fin 16h23 · 9 €' });
    // A link whose showtime has closed has lost its address.
    expect(triggeredAt(place('<a><b data-here></b></a>'))).toBeNull();
    expect(triggeredAt(place('<b data-here></b>'))).toBeNull();
  });

  it('keeps every character of its data', () => {
    const data = { booking: 'https://tickets.example/1?a=b&c="d" é+%', cinema: '' };
    const element = document.createElement('a');
    for (const [name, value] of Object.entries(popupTrigger('showtimeDetails', data)))
      element.setAttribute(name, value);
    expect(triggeredAt(element)?.data).toMatchObject(data);
  });

  it('opens nothing for a kind that is none, and reads broken data as none', () => {
    expect(triggeredAt(markup('<a data-here data-popup="nothing"></a>'))).toBeNull();
    expect(triggeredAt(markup('<a data-here></a>'))).toBeNull();
    const broken = triggeredAt(
      markup('<a data-here data-popup="experienceTeaser" data-popup-data="{%"></a>'),
    );
    expect(broken?.data).toEqual({ tag: '' });
  });
});
