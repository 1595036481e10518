import { ApiProblem } from './ApiProblem.ts';

/** Returns a refusal with an authentication challenge (RFC 6750). */
export function challenge(
  code: 'key_missing' | 'key_malformed' | 'key_unknown' | 'key_revoked' | 'key_expired',
  detail?: string,
): ApiProblem {
  const error = code === 'key_missing' ? '' : ', error="invalid_token"';
  return new ApiProblem(code, {
    ...(detail !== undefined && { detail }),
    headers: { 'WWW-Authenticate': `Bearer realm="Everything Wallet API"${error}` },
  });
}
