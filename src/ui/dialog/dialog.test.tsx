// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { Link } from '../link/link.tsx';
import { Dialog } from './dialog.tsx';

type Props = Partial<Parameters<typeof Dialog>[0]>;

function view(props: Props = {}) {
  return (
    <WithMessages locale="en-CH">
      <Dialog id="info" title="Plan your visit" trigger="Details" navigationKey="/a" {...props}>
        <p>Tram 8</p>
        <Link external="/en/cinemas">All cinemas</Link>
        <button type="button">More</button>
      </Dialog>
    </WithMessages>
  );
}

const trigger = () => screen.getByRole('link', { name: 'Details' });
const popup = () => {
  const element = document.querySelector('dialog');
  if (element === null) throw new Error('no dialog in the document');
  return element;
};
const isLocked = () => document.documentElement.hasAttribute('data-scroll-locked');

function setWidth(width: number) {
  vi.stubGlobal('innerWidth', width);
}

beforeEach(() => {
  setWidth(1280);
});

afterEach(() => {
  cleanup();
  location.hash = '';
  vi.unstubAllGlobals();
});

describe('a popup', () => {
  it('opens from its trigger and closes from its control', () => {
    render(view());
    expect(popup().open).toBe(false);
    // A page has no element of its content until then, with script.
    expect(popup().textContent).not.toContain('Tram 8');
    fireEvent.click(trigger());
    expect(popup().open).toBe(true);
    expect(popup().textContent).toContain('Tram 8');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(popup().open).toBe(false);
  });

  it('R176 knows the height of the window when it opens', () => {
    vi.stubGlobal('innerHeight', 844);
    render(view());
    fireEvent.click(trigger());
    expect(popup().style.getPropertyValue('--viewport-height')).toBe('844px');
  });

  it('leads to its section without script', () => {
    render(view());
    expect(trigger().getAttribute('href')).toBe('#info');
    expect(popup().id).toBe('info');
    const [, way, content] = renderToString(view())
      .split(/<\/?noscript>/)
      .filter((_, index) => index !== 2);
    expect(way).toContain('href="#top"');
    expect(content).toContain('Tram 8');
  });

  it('leaves clicks that ask for a new tab to the browser', () => {
    render(view({ triggerHref: '/booking' }));
    fireEvent.click(trigger(), { ctrlKey: true });
    expect(popup().open).toBe(false);
  });

  it('closes on a click outside its box and stays on a click inside', () => {
    render(view());
    fireEvent.click(trigger());
    popup().getBoundingClientRect = () => new DOMRect(100, 100, 300, 200);
    fireEvent.click(popup(), { clientX: 200, clientY: 150 });
    expect(popup().open).toBe(true);
    fireEvent.click(popup(), { clientX: 20, clientY: 150 });
    expect(popup().open).toBe(false);
  });

  it('closes on Enter only where Enter has no work of its own (D12)', () => {
    render(view());
    fireEvent.click(trigger());
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
    fireEvent.keyDown(screen.getByRole('link', { name: 'All cinemas' }), { key: 'Enter' });
    expect(popup().open).toBe(true);
    fireEvent.keyDown(popup(), { key: 'Enter' });
    expect(popup().open).toBe(false);
  });

  // WebKit gives that key to the field and would leave the dialog open.
  it('R149 closes on Escape in a search field that is empty, and not in one with a text', () => {
    render(view());
    fireEvent.click(trigger());
    const field = document.createElement('input');
    field.type = 'search';
    popup().append(field);
    field.value = 'Tram';
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(popup().open).toBe(true);
    field.value = '';
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(popup().open).toBe(false);
  });

  it('R148 closes on any navigation: another page, history, a link inside', () => {
    const { rerender } = render(view());
    fireEvent.click(trigger());
    rerender(view({ navigationKey: '/b' }));
    expect(popup().open).toBe(false);

    fireEvent.click(trigger());
    fireEvent.popState(window);
    expect(popup().open).toBe(false);

    fireEvent.click(trigger());
    const link = screen.getByRole('link', { name: 'All cinemas' });
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    fireEvent.click(link);
    expect(popup().open).toBe(false);
  });

  it('R150 holds the page still while it is open, when it is of that kind', async () => {
    const { unmount } = render(view({ placement: 'centred' }));
    fireEvent.click(trigger());
    expect(isLocked()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(isLocked()).toBe(false);
    });
    fireEvent.click(trigger());
    unmount();
    expect(isLocked()).toBe(false);

    render(view({ locksScroll: false }));
    fireEvent.click(trigger());
    expect(popup().open).toBe(true);
    expect(isLocked()).toBe(false);
  });

  it.each([
    { largest: 'mobile', width: 699, opens: true },
    { largest: 'mobile', width: 700, opens: false },
    { largest: 'tablet', width: 1079, opens: true },
    { largest: 'tablet', width: 1080, opens: false },
    { largest: 'desktop', width: 2560, opens: true },
  ] as const)('R151 allowed up to $largest opens at $width px: $opens', ({ largest, width, opens }) => {
    setWidth(width);
    render(view({ largest }));
    fireEvent.click(trigger());
    expect(popup().open).toBe(opens);
  });

  it('R063 opens from its fragment, on arrival and later', async () => {
    location.hash = '#info';
    render(view({ fragment: true }));
    expect(popup().open).toBe(true);
    cleanup();

    location.hash = '';
    render(view({ fragment: true }));
    expect(popup().open).toBe(false);
    location.hash = '#info';
    fireEvent(window, new Event('hashchange'));
    await waitFor(() => {
      expect(popup().open).toBe(true);
    });
  });

  it('R063 gives the focus to its trigger where the address opened it', async () => {
    location.hash = '#info';
    render(view({ fragment: true }));
    await waitFor(() => expect(popup().open).toBe(true));
    act(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      popup().close();
    });
    expect(document.activeElement).toBe(trigger());
  });

  it('R064 shows its fragment in the address while open and clears it when closed', async () => {
    render(view({ fragment: true }));
    fireEvent.click(trigger());
    expect(location.hash).toBe('#info');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(location.hash).toBe('');
    });
  });

  it('keeps to itself when the fragment is not its own', () => {
    location.hash = '#tarifs';
    render(view({ fragment: true }));
    expect(popup().open).toBe(false);
  });
});
