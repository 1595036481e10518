/** Texts of /documentation/errors. Those of the errors themselves are in packages/core/src/api/apiErrors.ts. */
export const errorsTexts = {
  'errors.meta.title': 'API errors · Everything Wallet',
  'errors.meta.description':
    'Every error code of the Everything Wallet REST API: its status, its meaning, the remedy, and whether a retry helps.',
  'errors.title': 'API errors',
  'errors.lead': 'Every error code of the REST API: what happened, what to do, and whether a retry helps.',
  'errors.shape': 'Error format',
  'errors.shape.text':
    'A problem details object (RFC 9457) of type application/problem+json. Programs can rely on its code, which does not change; its address leads to the code on this page. Support finds the request by its request id.',
  'errors.status': 'Status {status}',
  'errors.remedy': 'What to do:',
  'errors.retryable': 'A retry may help',
  'errors.notRetryable': 'A retry does not help',
  'errors.back': 'Back to the documentation',
} as const;
