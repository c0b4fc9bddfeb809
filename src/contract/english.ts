import * as z from 'zod/mini';

/**
 * Loads English messages for problems of an answer, a parameter or an import. Without this module the schemas only say
 * "Invalid input"; a browser shows nobody these messages and so does not load them.
 */
z.config(z.locales.en());
