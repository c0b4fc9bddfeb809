import { defineClientEndpoint } from '../endpoint.ts';

/** Ends the session of this browser; without a session nothing changes (R207, R250). */
export const logoutEndpoint = defineClientEndpoint({
  id: 'logout',
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session of this browser.',
  personal: false,
});
