// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { experienceGroupsFixture } from '#src/contract/experience-groups/fixture.ts';
import { experiencesFixture } from '#src/contract/experiences/fixture.ts';
import { technologiesFixture } from '#src/contract/technologies/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { ExperiencesPage } from './experiences-page.tsx';
import { loadExperiences } from './load-experiences.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const words = messagesByLanguage.fr.experiences;

beforeEach(() => {
  reads.answers.clear();
  reads.answers.set('experiences', [
    ...experiencesFixture,
    { ...experiencesFixture[1], slug: 'ONX', title: 'ONX' },
  ]);
  reads.answers.set('technologies', [
    ...technologiesFixture,
    { slug: 'laser', title: 'Laser', description: null, image: null },
  ]);
  reads.answers.set('experienceGroups', experienceGroupsFixture);
});
afterEach(cleanup);

async function show() {
  const model = await loadExperiences('fr-FR');
  render(
    <WithMessages locale="fr-FR">
      <ExperiencesPage locale="fr-FR" model={model} />
    </WithMessages>,
  );
}

const addressesIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the page of all experiences', () => {
  it('R026 R100 has each as a card with its teaser, a way to its page', async () => {
    await show();
    const all = screen.getByRole('region', { name: words.all });
    expect(addressesIn(all)).toEqual([
      '/experiences/grand-ecran-onx',
      '/experiences/cine-bebe',
      '/experiences/ONX',
    ]);
    const [first] = within(all).getAllByRole('article');
    expect(first?.textContent).toContain('Une image plus large que la salle.');
    expect(first?.querySelector('img[src$="onx.svg"]')).not.toBeNull();
  });

  it('R242 has the technologies, which lead to their experience where the site has it', async () => {
    await show();
    const technologies = screen.getByRole('region', { name: words.technologies });
    expect(within(technologies).getAllByRole('article')).toHaveLength(2);
    expect(addressesIn(technologies)).toEqual(['/experiences/ONX']);
  });

  it('R028 leads to the groups', async () => {
    await show();
    expect(addressesIn(screen.getByRole('navigation', { name: words.groups }))).toEqual([
      '/experiences/rubrique/screens',
    ]);
  });

  it('does without technologies and groups, not without the list', async () => {
    reads.answers.delete('technologies');
    reads.answers.delete('experienceGroups');
    await show();
    expect(screen.getAllByRole('region')).toHaveLength(1);
    reads.answers.delete('experiences');
    await expect(loadExperiences('fr-FR')).rejects.toThrow('experiences');
  });

  it('says that there are none', async () => {
    reads.answers.set('experiences', []);
    await show();
    expect(screen.getByText(words.emptyTitle)).toBeDefined();
  });
});
