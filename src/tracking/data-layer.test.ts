import { describe, expect, it, vi } from 'vitest';
import { linkEvent, pageViewEvent } from './data-layer.ts';
import { pageFacts } from './page-facts.ts';

const facts = pageFacts({ locale: 'fr-FR', page: { page: 'home' }, environment: 'test', currency: 'EUR' });
const view = pageViewEvent(facts, 'non logged');
const link = { country: 'FR', mobile: false, url: 'https://t.example', text: ' Réserver \n 14h30 ' } as const;

describe('the data layer', () => {
  it('R292 marks page views logged or non logged', () => {
    expect(pageViewEvent(facts, 'logged')).toMatchObject({ event: 'page_view', userStatus: 'logged' });
    expect(view.userStatus).toBe('non logged');
  });

  it('R260 tells of a link with country, platform and a callback that goes there once', () => {
    const goOn = vi.fn<() => void>();
    const event = linkEvent(link, goOn);
    expect(event).toMatchObject({
      event: 'link',
      country: 'FR',
      platform: 'web-desktop',
      linkText: 'Réserver 14h30',
    });
    expect(linkEvent({ ...link, mobile: true }, goOn).platform).toBe('web-mobile');
    event.eventCallback();
    event.eventCallback();
    expect(goOn).toHaveBeenCalledOnce();
  });
});
