/**
 * Returns true if the output of pip, go or npm reports that the packages could not be reached, rather than a
 * fault in them.
 */
export function isNetworkFailure(output: string): boolean {
  return SIGNS.some((sign) => output.includes(sign));
}

const asNpm = (code: string) => `code ${code}`;

const SIGNS = [
  'Retrying (Retry(',
  'Temporary failure in name resolution',
  'no such host',
  'connection refused',
  'network is unreachable',
  'i/o timeout',
  'proxyconnect tcp',
  'server misbehaving',
  'module lookup disabled by GOPROXY=off',
  'toolchain not available',
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENETUNREACH', 'EHOSTUNREACH'].map(
    asNpm,
  ),
  ...['ERR_SOCKET_TIMEOUT', 'ENOTCACHED'].map(asNpm),
];
