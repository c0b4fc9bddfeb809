import type { Translation } from '../translation.ts';

/** A slug in two languages. */
export const newsTranslateFixture: Translation = { fr: 'le-port-rouvre', en: 'the-harbour-reopens' };
