/** Paths below the issuer, in the form that the sites' library expects (R215). */
export const paths = {
  authorize: '/authorize',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  jwks: '/.well-known/jwks.json',
  discovery: '/.well-known/openid-configuration',
  endSession: '/oidc/logout',
  logout: '/v2/logout',
  userinfo: '/userinfo',
  signIn: '/interaction',
} as const;
