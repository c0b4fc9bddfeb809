// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { href } from '#src/routes/href.ts';
import { consentState } from '#src/tracking/consent.ts';
import type { FooterView } from '../view.ts';
import { cinemaColumn } from './cinema-column.ts';
import { Footer } from './footer.tsx';
import { socialLabel } from './social.ts';

const view: FooterView = {
  shows: [{ title: 'Adjamé', to: { page: 'movie', slug: 'adjame-12' } }],
  cinemas: [
    { title: 'Velours Flon', to: { page: 'cinema', slug: 'velours-flon' } },
    { title: 'Lausanne', to: { page: 'city', slug: 'lausanne' } },
    // A reserved word cannot be the slug of a page.
    { title: 'Nowhere', to: { page: 'city', slug: 'city' } },
  ],
  columns: [
    { key: 'c', title: 'Services', links: [{ title: 'Jobs', url: 'https://jobs.example', newWindow: true }] },
    { key: 'choice', title: 'Privacy', links: [{ title: 'Cookies', opens: 'consent' }] },
    { key: 'none', title: 'Nothing here', links: [] },
  ],
  social: [
    { network: 'twitter', url: 'https://x.example' },
    { network: 'instagram', url: 'https://i.example' },
  ],
  questions: [
    {
      title: 'When do doors open?',
      answerHtml: '<p>Fifteen <strong>minutes</strong> before.</p>',
      told: true,
    },
    {
      title: 'May I bring my dog?',
      answerHtml: '<p>Only guide dogs.</p><script>alert(1)</script>',
      told: true,
    },
  ],
};

function show(data: FooterView | null = view) {
  render(
    <WithMessages locale="en-CH">
      <Footer locale="en-CH" addresses={{}} view={data} year={2026} />
    </WithMessages>,
  );
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('the footer', () => {
  it('R136 has current shows with a link to all, cinemas, and the configured columns', () => {
    show();
    expect(linkTo('Adjamé')).toBe(href('en-CH', { page: 'movie', slug: 'adjame-12' }));
    expect(linkTo('All films')).toBe(href('en-CH', { page: 'shows' }));
    expect(linkTo('Velours Flon')).toBe(href('en-CH', { page: 'cinema', slug: 'velours-flon' }));
    expect(linkTo('Lausanne')).toBe(href('en-CH', { page: 'city', slug: 'lausanne' }));
    expect(linkTo('All cinemas')).toBe(href('en-CH', { page: 'cinemas' }));
    expect(screen.getByText('Services')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Jobs/ }).getAttribute('target')).toBe('_blank');
  });

  it('R031 leads from the questions to the help centre, on sites that have one', () => {
    show();
    expect(screen.queryByRole('link', { name: 'Help centre' })).toBeNull();
    cleanup();
    render(
      <WithMessages locale="en-NL">
        <Footer locale="en-NL" addresses={{}} view={view} year={2026} />
      </WithMessages>,
    );
    expect(linkTo('Help centre')).toBe('/en/help');
  });

  it('D69 without script stores the language of the page by a form that comes back to it', () => {
    const html = renderToStaticMarkup(
      <WithMessages locale="de-CH">
        <Footer
          locale="de-CH"
          addresses={{ de: '/de/filme-events/filters/near-bern' }}
          view={null}
          year={2026}
        />
      </WithMessages>,
    );
    const [, form = ''] = /<noscript>(<form.*?<\/form>)<\/noscript>/.exec(html) ?? [];
    expect(form).toContain('action="/language" method="get"');
    expect(form).toContain('name="to" value="/de/filme-events/filters/near-bern"');
    expect(form).toMatch(/<button (?=[^>]*name="value")(?=[^>]*value="de")[^>]*>Immer auf Deutsch</);
  });

  it('R118 opens the choice about cookies by a button', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Cookies' }));
    expect(consentState().asking).toBe(true);
  });

  it('names nothing that leads nowhere', () => {
    show();
    expect(screen.queryByText('Nothing here')).toBeNull();
    expect(screen.queryByText('Nowhere')).toBeNull();
  });

  it('R137 folds its columns as one exclusive group of the browser', () => {
    show();
    const names = [...document.querySelectorAll('details[name="footer"] > summary')].map(
      (title) => title.textContent,
    );
    expect(names).toEqual(['On now', 'Our cinemas', 'Services', 'Privacy']);
  });

  it('R138 has networks, languages and the copyright of the year', () => {
    show();
    const networks = within(screen.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link');
    expect(networks.map((link) => link.textContent)).toEqual(['X', 'Instagram']);
    const languages = ['English', 'Français', 'Deutsch'].map(
      (name) => screen.getByRole('link', { name }).lang,
    );
    expect(languages).toEqual(['en', 'fr', 'de']);
    expect(screen.getByText('© 2026 Velours')).toBeDefined();
  });

  it('R103 R142 has its questions as one exclusive group of the browser, the answers cleaned', () => {
    show();
    const block = screen.getByRole('region', { name: 'Common questions' });
    const parts = [...block.querySelectorAll('details')];
    expect(parts.map((part) => part.getAttribute('name'))).toEqual(['footer-faq', 'footer-faq']);
    expect(parts.map((part) => part.open)).toEqual([false, false]);
    expect(parts[0]?.querySelector('strong')?.textContent).toBe('minutes');
    expect(parts[1]?.textContent).toBe('May I bring my dog?Only guide dogs.');
  });

  it('R138 has no questions where the page turns them off', () => {
    show({ ...view, questions: [] });
    expect(screen.queryByRole('region', { name: 'Common questions' })).toBeNull();
  });

  it('keeps its fixed part when its data did not load', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'All films' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Follow us' })).toBeNull();
  });
});

describe('the cinema column', () => {
  const cinemas = [{ slug: 'velours-flon', name: 'Velours Flon' }];

  it('R139 lists every cinema where the site lists all, else the top cities', () => {
    const cities = [{ slug: 'den-haag', name: 'Den Haag' }];
    expect(cinemaColumn({ fullCinemaList: true }, cinemas, cities)).toEqual([
      { title: 'Velours Flon', to: { page: 'cinema', slug: 'velours-flon' } },
    ]);
    expect(cinemaColumn({ fullCinemaList: false }, cinemas, cities)).toEqual([
      { title: 'Den Haag', to: { page: 'city', slug: 'den-haag' } },
    ]);
  });
});

it('R138 calls twitter X and gives other networks a capital', () => {
  expect(['twitter', 'Twitter', 'instagram', 'youTube', ''].map(socialLabel)).toEqual([
    'X',
    'X',
    'Instagram',
    'YouTube',
    '',
  ]);
});
