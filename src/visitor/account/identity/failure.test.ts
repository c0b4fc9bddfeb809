import {
  AuthenticationError,
  GenericError,
  MfaRequiredError,
  PopupCancelledError,
  PopupOpenError,
  PopupTimeoutError,
  TimeoutError,
} from '@auth0/auth0-spa-js';
import { describe, expect, it } from 'vitest';
import { identityFailure } from './failure.ts';

const popup = {} as Window;
const isolated =
  'The application is running in a Cross-Origin Isolated context, silently retrieving a token without refresh token is not possible.';

describe('errors of the identity provider’s library', () => {
  it.each([
    ['timeout', new TimeoutError(), 'unreachable'],
    ['timeout of a popup', new PopupTimeoutError(popup), 'unreachable'],
    ['cancelled: the popup was closed', new PopupCancelledError(popup), 'cancelled'],
    ['mfa_required', new MfaRequiredError('mfa_required', 'x', 'mfa-token', {}), 'anonymous'],
    [
      'missing_refresh_token',
      new GenericError('missing_refresh_token', 'Missing Refresh Token'),
      'anonymous',
    ],
    ['state_mismatch', new GenericError('state_mismatch', 'Invalid state'), 'stale'],
    ['Invalid state', new Error('Invalid state'), 'stale'],
    ['missing_transaction', new GenericError('missing_transaction', 'Invalid state'), 'stale'],
    ['login_required', new GenericError('login_required', 'Login required'), 'signedOut'],
    ['invalid_grant', new GenericError('invalid_grant', 'unknown'), 'signedOut'],
    ['consent_required', new GenericError('consent_required', 'Consent required'), 'anonymous'],
    ['access_denied', new AuthenticationError('access_denied', 'x', 'state'), 'cancelled'],
  ])('R273 %s', (_name, error, failure) => {
    expect(identityFailure(error)).toBe(failure);
  });

  it.each([
    ['request_error', new GenericError('request_error', 'HTTP error. Unable to fetch token'), 'refused'],
    ['unable to open popup', new PopupOpenError(), 'impossible'],
    [
      'crypto',
      new Error('For security reasons, `window.crypto` is required to run `auth0-spa-js`.'),
      'impossible',
    ],
    ['secure origin', new Error('\n auth0-spa-js must run on a secure origin. See …'), 'impossible'],
    ['isolated', new GenericError('login_required', isolated), 'anonymous'],
    ['no line', new TypeError('Failed to fetch'), 'unreachable'],
    ['an unknown code', new GenericError('server_error', 'x'), 'refused'],
    ['a code of the prototype', { error: 'constructor' }, 'refused'],
    ['nothing', undefined, 'refused'],
    ['a text', 'login_required', 'refused'],
  ])('R274 %s', (_name, error, failure) => {
    expect(identityFailure(error)).toBe(failure);
  });
});
