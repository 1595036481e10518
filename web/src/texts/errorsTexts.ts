/** The words of /documentation/errors, around those of the errors themselves (packages/core/src/api/apiErrors.ts). */
export const errorsTexts = {
  'errors.meta.title': 'API errors · Everything Wallet',
  'errors.meta.description':
    'Every error code of the Everything Wallet REST API: its status, what it means, what to do about it, and whether trying again helps.',
  'errors.title': 'API errors',
  'errors.lead':
    'Every code that the REST API can answer with: what happened, what to do, and whether trying again helps.',
  'errors.shape': 'What an error looks like',
  'errors.shape.text':
    'A problem details object (RFC 9457) of type application/problem+json. Programs decide by its code, which does not change; its address leads to the code on this page. With the request id, support finds the request.',
  'errors.status': 'Status {status}',
  'errors.remedy': 'What to do:',
  'errors.retryable': 'Trying again may help',
  'errors.notRetryable': 'Trying again does not help',
  'errors.back': 'Back to the documentation',
} as const;
