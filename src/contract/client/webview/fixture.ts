import type * as z from 'zod/mini';
import type { webview } from './schema.ts';

/** The pages of a client host in French, for the French site. */
export const webviewFixture: z.output<typeof webview> = {
  signIn: 'https://compte.example.org/fr/sign-in?site=fr',
  register: 'https://compte.example.org/fr/register?site=fr',
  emailValidation: 'https://compte.example.org/fr/mail?site=fr',
  profile: 'https://compte.example.org/fr/profile?site=fr',
  bookings: 'https://compte.example.org/fr/bookings?site=fr',
};
