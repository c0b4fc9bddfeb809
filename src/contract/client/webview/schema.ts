import * as z from 'zod/mini';
import { webUrl } from '../../primitives.ts';
import { defineClientEndpoint } from '../endpoint.ts';

/**
 * Addresses of the client host's pages in the language and for the site that asks (R196, R199): signing in, creating
 * an account, validating the e-mail, and the client's own profile and bookings.
 */
export const webview = z.object({
  signIn: webUrl,
  register: webUrl,
  emailValidation: webUrl,
  profile: webUrl,
  bookings: webUrl,
});

/** The authentication endpoints; asked without a bearer token (R250, R255). */
export const webviewEndpoint = defineClientEndpoint({
  id: 'webview',
  method: 'GET',
  path: '/webview',
  answer: webview,
  summary:
    'Addresses of the pages to sign in, register, validate the e-mail, see the profile and the bookings.',
  personal: false,
});
