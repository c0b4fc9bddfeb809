// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { PopupFrameProvider } from '#src/ui/dialog/popup-panel.tsx';
import LanguagePopup from './language-popup.tsx';

const footer = `
  <header><a data-language="en" href="/en">EN</a></header>
  <footer>
    <a data-language="en" hreflang="en-CH" href="/en/movies-events">English</a>
    <a data-language="de" hreflang="de-CH" href="/de/filme-events" aria-current="true">Deutsch</a>
  </footer>`;

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the popup of languages', () => {
  it('R130 R143 R007 lists those of the page with their own names, the present one marked', () => {
    document.body.innerHTML = footer;
    const frame = { titleId: 'title', close: () => {}, closeLabel: 'Schliessen', closeIcon: null };
    render(
      <WithMessages locale="de-CH">
        <PopupFrameProvider value={frame}>
          <LanguagePopup />
        </PopupFrameProvider>
      </WithMessages>,
      { container: document.body.appendChild(document.createElement('div')) },
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('div a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.hreflang])).toEqual([
      ['English', expect.stringMatching(/\/en\/movies-events$/), 'en-CH'],
      ['Deutsch', expect.stringMatching(/\/de\/filme-events$/), 'de-CH'],
    ]);
    expect(screen.getAllByRole('link', { current: true }).map((link) => link.textContent)).toContain(
      'Deutsch',
    );
  });
});
