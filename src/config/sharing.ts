import { z } from 'zod';

/** The variables of what several web processes share. */
export const sharingVariables = {
  REDIS_URL: z
    .string()
    .refine(
      (value) => /^rediss?:\/\/(?:[^\s@/]*@)?[\w.-]+(?::\d{1,5})?(?:\/\d{1,3})?$/.test(value),
      'an address such as redis://:password@redis:6379, or rediss://… for an encrypted connection',
    )
    .optional(),
};
