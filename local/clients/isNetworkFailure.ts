/** Whether what pip, go or npm wrote says that it could not reach the packages, and not that there is something wrong with them. */
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
