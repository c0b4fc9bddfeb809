/** Where browsers report what broke a page's policy: a call of the client host (D56). */
export const policyReportsPath = '/api/policy-reports';
