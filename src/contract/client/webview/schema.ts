import * as z from 'zod/mini';
import { webUrl } from '../../primitives.ts';
import { defineClientEndpoint } from '../endpoint.ts';

/**
 * Addresses of the client host's pages for the requested language and the requesting site (R196, R199): sign in, create
 * an account, validate the e-mail, and the member's profile and bookings.
 */
export const webview = z.object({
  signIn: webUrl,
  register: webUrl,
  emailValidation: webUrl,
  profile: webUrl,
  bookings: webUrl,
});

/** Reads these addresses; the call needs no bearer token (R250, R255). */
export const webviewEndpoint = defineClientEndpoint({
  id: 'webview',
  method: 'GET',
  path: '/webview',
  answer: webview,
  summary:
    'Addresses of the pages to sign in, register, validate the e-mail, see the profile and the bookings.',
  personal: false,
});
