// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { href } from '#src/routes/href.ts';
import { goingLinkAt } from './go-mark.ts';
import { externalAddressOf } from './link-address.ts';
import { Link } from './link.tsx';

afterEach(cleanup);

describe('a link to a page', () => {
  it('takes its address from the route table', () => {
    render(
      <Link locale="de-CH" to={{ page: 'cinemas' }} fragment="karte">
        Kinos
      </Link>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      href('de-CH', { page: 'cinemas' }, { fragment: 'karte' }),
    );
  });

  it('goes on without a new document, from its top, and may be prefetched', () => {
    render(
      <Link locale="fr-FR" to={{ page: 'movie', slug: 'adjame-12' }}>
        Adjamé
      </Link>,
    );
    const link = screen.getByRole('link');
    expect(goingLinkAt(link)).toEqual({ link, going: { prefetch: true, scroll: true, keepFragment: false } });
  });

  it('is followed by the browser where the page has another language', () => {
    render(
      <Link locale="fr-FR" to={{ page: 'home' }} plain>
        a
      </Link>,
    );
    expect(goingLinkAt(screen.getByRole('link'))).toBeNull();
  });

  it('carries a search, encoded, and never prefetches it', () => {
    render(
      <Link locale="fr-FR" to={{ page: 'search' }} query={{ q: 'été & co', type: 'show' }}>
        Tout
      </Link>,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/recherche?q=%C3%A9t%C3%A9+%26+co&type=show');
    expect(goingLinkAt(link)?.going.prefetch).toBe(false);
    expect(link.getAttribute('rel')).toBe('nofollow');
  });

  it('never prefetches a filtered page and asks crawlers not to follow', () => {
    render(
      <Link locale="fr-FR" to={{ page: 'shows', filters: { genres: ['drame'] } }} keepScroll>
        Drame
      </Link>,
    );
    const link = screen.getByRole('link');
    expect(goingLinkAt(link)?.going).toEqual({ prefetch: false, scroll: false, keepFragment: false });
    expect(link.getAttribute('rel')).toBe('nofollow');
  });

  it('hands the fragment of the page on where it is told to', () => {
    const to = { page: 'shows', filters: { genres: ['drame'] } } as const;
    render(
      <>
        <Link locale="fr-FR" to={to} keepFragment>
          a
        </Link>
        <Link locale="fr-FR" to={to}>
          b
        </Link>
      </>,
    );
    const keeps = (name: string) => goingLinkAt(screen.getByRole('link', { name }))?.going.keepFragment;
    expect([keeps('a'), keeps('b')]).toEqual([true, false]);
  });

  it('takes a query', () => {
    render(
      <Link locale="fr-FR" to={{ page: 'movie', slug: 'adjame-12' }} query={{ bandeannonce: 'true' }}>
        a
      </Link>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/films/adjame-12?bandeannonce=true');
  });

  it('is text where the page is not on the site, or the slug has no address', () => {
    render(
      <>
        <Link locale="fr-FR" to={{ page: 'giftCard' }}>
          a
        </Link>
        <Link locale="fr-SN" to={{ page: 'help' }}>
          b
        </Link>
        <Link locale="fr-FR" to={{ page: 'movie', slug: '../evil' }}>
          c
        </Link>
      </>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.body.textContent).toBe('abc');
  });
});

describe('a link to another system', () => {
  it('opens a new window only when told, without giving it this one', () => {
    render(
      <Link external="https://maps.example/x" newWindow>
        map
      </Link>,
    );
    const link = screen.getByRole('link');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    // The shell has the text: "opens in a new tab".
    expect(link.getAttribute('aria-describedby')).toBe('new-tab');
  });

  it('D59 opens a page of the own site in a new window too when told, and says so', () => {
    render(
      <Link external="/cinemas" newWindow>
        here
      </Link>,
    );
    const link = screen.getByRole('link');
    expect(['target', 'rel', 'aria-describedby'].map((name) => link.getAttribute(name))).toEqual([
      '_blank',
      'noopener',
      'new-tab',
    ]);
  });

  it.each(['#showtimes', '?page=2'])('D59 opens %s, a part of its own page, in this window', (address) => {
    render(
      <Link external={address} newWindow>
        here
      </Link>,
    );
    expect(screen.getByText('here').getAttribute('target')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'evil',
    '',
  ])('refuses %j', (url) => {
    expect(externalAddressOf(url)).toBeNull();
  });

  it.each(['https://a.example/b?c#d', 'mailto:a@b.example', 'tel:+41441234567', '/en/cinemas'])(
    'takes %s',
    (url) => {
      expect(externalAddressOf(url)).toBe(url);
    },
  );
});
