import { z } from 'zod';

/** Characters of a secret that nobody guesses. */
const shortestSecret = 32;

/** The variables of what several web processes share. */
export const sharingVariables = {
  REDIS_URL: z
    .string()
    .refine(
      (value) => /^rediss?:\/\/(?:[^\s@/]*@)?[\w.-]+(?::\d{1,5})?(?:\/\d{1,3})?$/.test(value),
      'an address such as redis://:password@redis:6379, or rediss://… for an encrypted connection',
    )
    .optional(),
  REVALIDATE_SECRET: z
    .string()
    .refine((value) => value.length >= shortestSecret, `a secret of at least ${shortestSecret} characters`)
    .optional(),
};
