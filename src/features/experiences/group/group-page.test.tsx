// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { experienceGroupFixture } from '#src/contract/experience-group/fixture.ts';
import { experiencesFixture } from '#src/contract/experiences/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { GroupPage } from './group-page.tsx';
import { loadGroup } from './load-group.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const words = messagesByLanguage.fr.experiences;
const [article] = experienceGroupFixture.articles;
const groupPicture = 'https://media.example.org/groups/screens.webp';
const picture = {
  image: 'https://media.example.org/a.webp',
  alt: 'Une lampe',
  caption: 'La lampe de la salle 1',
};

beforeEach(() => {
  reads.answers.clear();
  const answers = {
    experienceGroup: {
      ...experienceGroupFixture,
      image: groupPicture,
      experiences: ['GRAND-ECRAN-ONX', 'unknown'],
      articles: [{ ...article, cinemas: ['velours-faubourg', 'pulled-down'], gallery: [picture] }],
    },
    experiences: experiencesFixture,
    experienceGroups: [],
    cinemas: cinemasFixture,
    cities: citiesFixture,
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
});
afterEach(cleanup);

async function show() {
  const model = await loadGroup('fr-FR', 'screens');
  render(
    <WithMessages locale="fr-FR">
      <GroupPage locale="fr-FR" model={model} />
    </WithMessages>,
  );
  return model;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a group of experiences', () => {
  it('R028 R101 has title, description, its experiences and pushes', async () => {
    const { refs } = await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Larger pictures');
    expect(screen.getByText('Screens that fill the view.')).toBeDefined();
    expect(document.body.innerHTML).toContain(groupPicture);
    const links = region(words.group.experiences).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/experiences/grand-ecran-onx']);
    expect(region(words.group.pushes).getByText('ONX comes to the Harbour')).toBeDefined();
    expect(refs).toEqual({ fr: { page: 'experienceGroup', slug: 'screens' } });
  });

  it('R101 has its articles with their cinemas and pictures', async () => {
    await show();
    const articles = region(words.group.articles);
    const addresses = articles.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      `/specials/${article?.slug}`,
      '/cinemas/ville/paris',
      '/cinemas/velours-faubourg',
      picture.image,
    ]);
    expect(articles.getByText('Dans 1 cinéma')).toBeDefined();
    expect(articles.getByRole('img', { name: 'Une lampe' }).closest('figure')?.textContent).toBe(
      'La lampe de la salle 1',
    );
  });

  it('does without everything but itself', async () => {
    for (const id of Array.from(reads.answers.keys())) if (id !== 'experienceGroup') reads.answers.delete(id);
    await show();
    expect(screen.queryByRole('region', { name: words.group.experiences })).toBeNull();
    reads.answers.delete('experienceGroup');
    await expect(loadGroup('fr-FR', 'screens')).rejects.toThrow('experienceGroup');
  });
});
