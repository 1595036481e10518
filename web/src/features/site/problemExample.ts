import { apiErrors } from '@everything-wallet/core/api/apiErrors';
import { paths } from '../../config/paths.ts';
import { siteOrigin } from '../../config/siteOrigin.ts';

const code = 'key_expired';
const { status, title, meaning, remedy, retryable } = apiErrors[code];
const url = `${siteOrigin}${paths.apiErrors}#${code}`;

/** Example of a problem answer of the API. */
export const problemExample = JSON.stringify(
  {
    type: url,
    title,
    status,
    detail: meaning,
    code,
    request_id: 'req_4kLx0QhWzT9aVbN2',
    doc_url: url,
    remedy,
    retryable,
  },
  null,
  2,
);
