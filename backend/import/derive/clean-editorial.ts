import type { Guest } from '#src/contract/article-parts.ts';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { ExperienceGroup } from '#src/contract/experience-group/schema.ts';
import type { ExperienceGroupItem } from '#src/contract/experience-groups/schema.ts';
import type { MasterTemplate } from '#src/contract/master-template/schema.ts';
import type { Plan } from '#src/contract/subscription-offers/schema.ts';
import { htmlOrNull, mapValues, storyOrNull } from './clean-fields.ts';

/** The editorial answers of a catalogue with clean texts (SEC5): what {@link cleanTexts} does for the others. */
export function cleanEditorial(catalogue: LanguageCatalogue): Partial<LanguageCatalogue> {
  return {
    newsItemDetails: mapValues(catalogue.newsItemDetails, cleanContent),
    articleDetails: mapValues(catalogue.articleDetails, (one) => ({
      ...cleanContent(one),
      guest: cleanGuest(one.guest),
    })),
    offerDetails: mapValues(catalogue.offerDetails, (one) => ({
      ...cleanContent(one),
      conditions: htmlOrNull(one.conditions),
    })),
    offersPage: cleanHeader(catalogue.offersPage),
    offersPromotion: catalogue.offersPromotion.map((one) => cleanHeader(one)),
    experienceGroups: catalogue.experienceGroups.map((one) => cleanGroup(one)),
    experienceGroupDetails: mapValues(catalogue.experienceGroupDetails, cleanGroupDetail),
    ecardTypes: catalogue.ecardTypes.map((one) => ({ ...one, terms: htmlOrNull(one.terms) })),
    cinepass: {
      ...catalogue.cinepass,
      promotion:
        catalogue.cinepass.promotion === null
          ? null
          : {
              ...catalogue.cinepass.promotion,
              description: htmlOrNull(catalogue.cinepass.promotion.description),
            },
    },
    subscriptionOffers: catalogue.subscriptionOffers.map((one) => cleanPlan(one)),
    faqArticleDetails: mapValues(catalogue.faqArticleDetails, (one) => ({
      ...one,
      content: htmlOrNull(one.content),
    })),
    masterTemplateDetails: mapValues(catalogue.masterTemplateDetails, cleanTemplate),
  };
}

function cleanContent<A extends { content: string | null }>(article: A): A {
  return { ...article, content: storyOrNull(article.content) };
}

function cleanGuest(guest: Guest | null): Guest | null {
  return guest === null ? null : { ...guest, description: htmlOrNull(guest.description) };
}

function cleanHeader<H extends { description: string | null; restriction: string | null }>(header: H): H {
  return {
    ...header,
    description: htmlOrNull(header.description),
    restriction: htmlOrNull(header.restriction),
  };
}

function cleanGroup<G extends ExperienceGroupItem>(group: G): G {
  return { ...group, description: htmlOrNull(group.description) };
}

function cleanGroupDetail(group: ExperienceGroup): ExperienceGroup {
  return {
    ...cleanGroup(group),
    pushes: group.pushes.map((push) => ({ ...push, description: htmlOrNull(push.description) })),
  };
}

function cleanPlan(plan: Plan): Plan {
  return {
    ...plan,
    description: htmlOrNull(plan.description),
    terms: htmlOrNull(plan.terms),
    perks: plan.perks.map((perk) => ({ ...perk, description: htmlOrNull(perk.description) })),
  };
}

function cleanTemplate(page: MasterTemplate): MasterTemplate {
  const { header, explanation } = page;
  return {
    ...page,
    header: header === null ? null : { ...header, description: htmlOrNull(header.description) },
    explanation:
      explanation === null ? null : { ...explanation, description: htmlOrNull(explanation.description) },
    listing: page.listing.map((line) => ({ ...line, description: htmlOrNull(line.description) })),
    guest: cleanGuest(page.guest),
  };
}
