import { ACCOUNT } from './connectedSite.ts';

/** Lines of a sign-in message by name; undefined leaves one out. */
type SiweLines = Readonly<Record<keyof typeof LINES, string | undefined>>;

const LINES = {
  first: 'app.example wants you to sign in with your Ethereum account:',
  address: ACCOUNT,
  before: '',
  statement: undefined as string | undefined,
  after: '',
  uri: 'URI: https://app.example/login',
  version: 'Version: 1',
  chainId: 'Chain ID: 1',
  nonce: 'Nonce: 32891756',
  issuedAt: 'Issued At: 2026-11-28T11:59:00Z',
  expirationTime: undefined as string | undefined,
  notBefore: undefined as string | undefined,
  requestId: undefined as string | undefined,
  resources: undefined as string | undefined,
};

/** Writes a sign-in message of https://app.example, with other lines in place of its own. */
export function siweText(lines: Partial<SiweLines> = {}): string {
  return Object.values({ ...LINES, ...lines })
    .filter((line) => line !== undefined)
    .join('\n');
}

/** First line of a message for a site. */
export function firstLine(site: string): string {
  return `${site} wants you to sign in with your Ethereum account:`;
}
