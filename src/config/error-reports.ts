/** Where browsers report errors of our script: a call of the client host (D56). */
export const errorReportsPath = '/api/error-reports';
