/** Suffixes of two labels below which anyone can register a name: countries, and hosts of sites. */
const SHARED_SUFFIXES = new Set([
  ...['co.uk', 'org.uk', 'com.au', 'com.br', 'co.jp', 'co.kr', 'co.in', 'co.nz', 'co.za', 'com.cn', 'com.hk'],
  ...['com.mx', 'com.sg', 'com.tr', 'com.tw', 'com.ua', 'com.ar', 'eu.org'],
  ...['github.io', 'gitlab.io', 'vercel.app', 'netlify.app', 'pages.dev', 'workers.dev', 'web.app'],
  ...['firebaseapp.com', 'herokuapp.com', 'onrender.com', 'fly.dev', 'surge.sh', 'replit.app', 'webflow.io'],
  ...['lovable.app', 'framer.app', 'framer.website', 'blogspot.com', 'wixsite.com', 'azurewebsites.net'],
  ...[
    'eth.limo',
    'eth.link',
    'on-fleek.app',
    'fleek.co',
    '4everland.app',
    'ipfs.io',
    'dweb.link',
    'w3s.link',
  ],
]);

/** A host name's registrable domain, for example `uniswap.org`, and its name, `uniswap`. */
interface RegistrableDomain {
  readonly domain: string;
  readonly name: string;
}

/**
 * Returns the part of a host name that one owner registered. It knows the common shared suffixes only, not the
 * whole Public Suffix List: good for comparing names, not for telling sites apart.
 */
export function registrableDomain(host: string): RegistrableDomain {
  const labels = host.split('.');
  const suffix = SHARED_SUFFIXES.has(labels.slice(-2).join('.')) ? 2 : 1;
  const [name = host] = labels.slice(-suffix - 1);
  return { domain: labels.slice(-suffix - 1).join('.'), name };
}
