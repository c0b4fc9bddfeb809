// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webEnvironment } from '#src/config/environment.ts';
import type { MasterTemplate } from '#src/contract/master-template/schema.ts';
import { masterTemplateFixture } from '#src/contract/master-template/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { infoJsonLd } from './info-metadata.ts';
import { summaryOf } from './info-model.ts';
import { InfoPage } from './info-page.tsx';
import { loadInfo, loadTemplate } from './load-info.ts';
import { TemplatePage } from './template-page.tsx';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const words = messagesByLanguage.en;
const { slug } = masterTemplateFixture;
const bare: MasterTemplate = {
  ...masterTemplateFixture,
  header: null,
  explanation: null,
  mosaic: [],
  listing: [],
  mobileApp: false,
  cinemas: [],
  shows: [],
  labels: {},
  guest: null,
};

beforeEach(() => {
  reads.answers.clear();
  reads.asked.length = 0;
  const answers = {
    masterTemplate: masterTemplateFixture,
    masterTemplateTranslate: { en: slug, nl: 'film-voor-scholen', fr: 'cinema-scolaire' },
    shows: showsFixture,
    events: [],
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
});

afterEach(cleanup);

async function shown(template: MasterTemplate = masterTemplateFixture): Promise<HTMLElement> {
  reads.answers.set('masterTemplate', template);
  const model = await loadInfo('en-BE', slug);
  return render(
    <WithMessages locale="en-BE">
      <InfoPage locale="en-BE" model={model} />
    </WithMessages>,
  ).container;
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('an information page', () => {
  it('R045 R104 has its parts in order, under its own headings where it has some', async () => {
    await shown();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cinema for schools');
    expect(headings()).toEqual([
      'How it works',
      words.info.mosaic,
      words.info.listing,
      words.info.mobileApp,
      'Where',
      'Films for classes',
      words.info.guest,
    ]);
    const where = screen.getByRole('region', { name: 'Where' });
    expect(where.textContent).toContain('1010 Seaport');
    expect(within(where).getByRole('link').getAttribute('href')).toBe('/en/cinemas/harbour');
    const films = screen.getByRole('region', { name: 'Films for classes' });
    expect(within(films).getByRole('link', { name: /Lamplighter/ })).toBeDefined();
    expect(screen.getByText('Projectionist')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.getByRole('link', { name: words.info.toApp }).getAttribute('href')).toBe('/en/app');
  });

  it('R104 opens one line of its listing at a time', async () => {
    const page = await shown({
      ...masterTemplateFixture,
      listing: ['One', 'Two'].map((title) => ({ title, description: `<p>${title}</p>`, image: null })),
    });
    const names = [...page.querySelectorAll('details')].map((line) => line.getAttribute('name'));
    expect(names).toEqual(['listing', 'listing']);
  });

  it('R104 leaves out the parts that are empty', async () => {
    await shown(bare);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cinema for schools');
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(reads.asked).not.toContain('shows');
  });

  it('R007 R045 R243 is offered in the languages that its translation names', async () => {
    const { refs } = await loadInfo('en-BE', slug);
    expect(Object.keys(refs).toSorted()).toEqual(['en', 'fr', 'nl']);
    expect(refs.nl).toEqual({ page: 'info', slug: 'film-voor-scholen' });
  });

  it('R104 is described by its own first text', async () => {
    const { info, ref } = await loadInfo('en-BE', slug);
    expect(summaryOf(info)).toBe('Choose a film, a day and a cinema.');
    expect(infoJsonLd('en-BE', info, ref, webEnvironment().siteOrigins)).toMatchObject({
      '@type': 'WebPage',
      name: 'Cinema for schools',
      description: 'Choose a film, a day and a cinema.',
    });
  });
});

describe('a page whose text is an information page', () => {
  async function terms() {
    const model = await loadTemplate('fr-FR', 'terms');
    render(
      <WithMessages locale="fr-FR">
        <TemplatePage locale="fr-FR" page="terms" model={model} />
      </WithMessages>,
    );
  }

  it('R040 R041 R296 shows that text', async () => {
    reads.answers.set('masterTemplate terms', { ...bare, slug: 'terms', title: 'Conditions générales' });
    reads.answers.delete('masterTemplate');
    await terms();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conditions générales');
    await expect(loadTemplate('fr-FR', 'cvd')).rejects.toThrow('masterTemplate cvd');
  });

  it('R040 D40 says where to ask when there is none, and fails when nothing is known', async () => {
    reads.answers.set('masterTemplate', { failure: { kind: 'unknown' } });
    await terms();
    expect(screen.getByText(messagesByLanguage.fr.terms.ask)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/cinemas');
    reads.answers.set('masterTemplate', { failure: { kind: 'timeout' } });
    await expect(loadTemplate('fr-FR', 'terms')).rejects.toThrow('masterTemplate terms');
  });
});
