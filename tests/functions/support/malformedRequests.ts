const PREFIXES = [
  '/',
  '/anything/',
  '/wallet/',
  '/nft/',
  '/token/',
  '/assets/',
  '/api/v1/',
  '/nft-pictures/',
  '/__/firebase/',
];
const PATHS = [
  ...[
    '%zz',
    '%',
    '%%',
    '%2',
    '%E0%A4%A',
    '%C3%28',
    '%FF',
    '%c0%ae%c0%ae',
    '%ED%A0%80',
    '%u0041',
    '%00',
    '%0d%0a',
  ],
  ...[
    '\\',
    '//',
    '/../../etc/passwd',
    '..%2f..%2fetc',
    '[',
    '{|}',
    '"<`',
    'a'.repeat(300),
    'a'.repeat(5_000),
  ],
];
const LINES = [
  ...[
    'GET http://%zz/ HTTP/1.1',
    'GET http:// HTTP/1.1',
    'GET http://[::1 HTTP/1.1',
    'GET //x:99999/ HTTP/1.1',
  ],
  ...[
    'GET * HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'CONNECT %zz:1 HTTP/1.1',
    'GET  HTTP/1.1',
    'GET',
    'FOO / HTTP/1.1',
  ],
  ...['GET / HTTP/9.9', 'PRI * HTTP/2.0', 'POST /%zz HTTP/1.1', 'HEAD /%zz HTTP/1.1', 'PUT /%zz HTTP/1.1'],
  ...['GET /%zz HTTP/1.0', 'GET ?%zz HTTP/1.1', 'GET /a b HTTP/1.1', '\u0016\u0003\u0001'],
];

/** Request lines that a server should refuse or may misread: 208 of them. */
export const malformedRequests: readonly string[] = [
  ...PREFIXES.flatMap((prefix) => PATHS.map((path) => `GET ${prefix}${path} HTTP/1.1`)),
  ...LINES,
];
