import * as z from 'zod/mini';

/**
 * Says in English what is wrong with an answer, a parameter or an import. The schemas alone say "Invalid input": a
 * browser, which tells nobody, need not load the sentences.
 */
z.config(z.locales.en());
