import { describe, expect, it, vi } from 'vitest';
import { createDataLayer, linkEvent, pageViewEvent, type DataLayerEvent } from './data-layer.ts';
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

  it('holds events back until the visitor agrees, fifty at most, and sends the others at once', () => {
    const sent: DataLayerEvent[] = [];
    const layer = createDataLayer((event) => sent.push(event));
    const views = Array.from({ length: 60 }, (_, index) => ({ ...view, pageName: String(index) }));
    for (const one of views) layer.push(one);
    expect(sent).toEqual([]);
    layer.open();
    expect(sent).toEqual(views.slice(10));
    layer.push(view);
    expect(sent).toHaveLength(51);
  });

  it('forgets what waited when the visitor refuses, for good', () => {
    const send = vi.fn<(event: DataLayerEvent) => void>();
    const layer = createDataLayer(send);
    layer.push(view);
    layer.close();
    layer.push(view);
    layer.open();
    expect(send).not.toHaveBeenCalled();
  });

  it('survives a tag manager that throws', () => {
    const layer = createDataLayer(() => {
      throw new Error('tag manager');
    });
    layer.open();
    expect(() => layer.push(view)).not.toThrow();
  });
});
