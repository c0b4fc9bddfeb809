import { articlesFixture } from '../articles/fixture.ts';
import { experienceGroupsFixture } from '../experience-groups/fixture.ts';
import type { ExperienceGroup } from './schema.ts';

const [first] = experienceGroupsFixture;
const [article] = articlesFixture;

/** A group of experiences with an article and a push. */
export const experienceGroupFixture: ExperienceGroup = {
  ...first,
  experiences: ['onx'],
  articles: [{ ...article, cinemas: ['harbour'], gallery: [] }],
  pushes: [
    {
      title: 'ONX comes to the Harbour',
      date: 'From 20 September',
      cta: null,
      backdrop: null,
      contentTag: null,
      goal: null,
      description: null,
      backgroundMainColor: null,
    },
  ],
  seo: null,
  redirectSlug: null,
};
