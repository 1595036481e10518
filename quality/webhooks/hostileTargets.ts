/** Addresses of names that the resolver of the suite knows. */
export const hostileNames: Readonly<Record<string, readonly string[]>> = {
  'private.example': ['10.0.0.8'],
  'loopback.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mixed.example': ['93.184.216.34', '192.168.1.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'local6.example': ['fe80::1'],
  'unique6.example': ['fd12:3456::1'],
  'nat64.example': ['64:ff9b::a00:1'],
  'zero.example': ['0.0.0.0'],
  'shared.example': ['100.64.0.1'],
};

/** URLs that a webhook must not reach. */
export const hostileTargets: readonly string[] = [
  // Loopback and this host.
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.255.255.254/',
  'https://0.0.0.0/',
  'https://0/',
  'https://[::1]/',
  'https://[::]/',
  // Other writings of IPv4.
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0x7f.0.0.1/',
  'https://①②⑦.⓪.⓪.①/',
  'https://3232235777/',
  // Private, link-local and shared addresses.
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://169.254.1.1/',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://168.63.129.16/',
  'https://100.64.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  // IPv6 with an IPv4 address inside, and local ones.
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[2001:db8::1]/',
  // Credentials, ports and schemes.
  'https://user:password@hooks.example/',
  'https://hooks.example:8443/',
  'https://hooks.example:22/',
  'http://hooks.example/',
  'ftp://hooks.example/',
  'file:///etc/passwd',
  'gopher://hooks.example/',
  'http://localhost:5001/',
  // Names that resolve to what is not public.
  ...Object.keys(hostileNames).map((name) => `https://${name}/`),
];
