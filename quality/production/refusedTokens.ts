import { createHash, createPublicKey } from 'node:crypto';
import { standInProject } from './standInProject.ts';
import type { Changes, TokenAuthority, TokenUser } from './TokenAuthority.ts';

/** Invalid token, with its fault. */
export type RefusedToken = readonly [what: string, token: string];

const HOUR_S = 3_600;

/** Inputs of the refused tokens of one user. */
interface Minting {
  readonly authority: TokenAuthority;
  readonly user: TokenUser;
  /** Seconds since 1970. */
  readonly now: number;
  /** Valid token, and its parts. */
  readonly good: string;
  readonly header: string;
  readonly payload: string;
  readonly signature: string;
  readonly kid: string;
  readonly otherKid: string;
  readonly signed: (what: string, changes: Changes, head?: Changes) => RefusedToken;
}

/** Makes at least 200 tokens, each with one fault in an otherwise valid token of the same user. */
export function refusedTokens(authority: TokenAuthority, user: TokenUser): RefusedToken[] {
  const good = authority.mint(user);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const [kid = '', otherKid = ''] = authority.kids;
  const minting: Minting = {
    ...{ authority, user, good, header, payload, signature, kid, otherKid },
    now: Math.floor(Date.now() / 1_000),
    signed: (what, changes, head = {}) => [what, authority.mint(user, changes, head)],
  };
  return [
    ...wrongClaims(minting),
    ...wrongKeys(minting),
    ...wrongAlgorithms(minting),
    ...alteredTokens(minting),
    ...malformedTokens(minting),
    ...otherTokens(minting),
  ];
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function wrongClaims({ now, signed }: Minting): RefusedToken[] {
  return [
    ...[1, 30, 60, 600, HOUR_S, 24 * HOUR_S, 365 * 24 * HOUR_S].map((ago) =>
      signed(`expired ${ago} s ago`, {
        exp: now - ago,
        iat: now - ago - HOUR_S,
        auth_time: now - ago - HOUR_S,
      }),
    ),
    ...[0, -1, '1', 'never', true, {}, [], null].map((exp) => signed(`exp ${JSON.stringify(exp)}`, { exp })),
    ...[600, HOUR_S, 24 * HOUR_S, 1e10].map((ahead) =>
      signed(`iat in ${ahead} s`, { iat: now + ahead, exp: now + 2 * ahead }),
    ),
    ...[600, HOUR_S, 1e10].map((ahead) => signed(`signed in in ${ahead} s`, { auth_time: now + ahead })),
    ...[null, 'now', {}].map((iat) => signed(`iat ${JSON.stringify(iat)}`, { iat })),
    ...[null, 'then', {}].map((auth) => signed(`auth_time ${JSON.stringify(auth)}`, { auth_time: auth })),
    ...[600, HOUR_S, 24 * HOUR_S].map((ahead) =>
      signed(`not before ${ahead} s from now`, { nbf: now + ahead }),
    ),
    ...[...OTHER_NAMES, ...NO_NAMES].map((project) =>
      signed(`audience ${JSON.stringify(project)}`, { aud: project }),
    ),
    ...OTHER_NAMES.map((project) =>
      signed(`issuer of ${JSON.stringify(project)}`, {
        iss: `https://securetoken.google.com/${project}`,
      }),
    ),
    ...OTHER_NAMES.map((project) =>
      signed(`of the project ${JSON.stringify(project)}`, {
        aud: project,
        iss: `https://securetoken.google.com/${project}`,
      }),
    ),
    ...OTHER_ISSUERS.map((iss) => signed(`issuer ${JSON.stringify(iss)}`, { iss })),
    ...[null, '', 5, {}, [], true, 'u'.repeat(129)].map((sub) =>
      signed(`subject ${JSON.stringify(sub).slice(0, 12)}`, { sub }),
    ),
  ];
}

function wrongKeys({ authority, user, good, header, kid, otherKid, signed }: Minting): RefusedToken[] {
  return [
    ...[
      'unknown',
      kid.toUpperCase(),
      kid.slice(1),
      `${kid} `,
      '../../etc/passwd',
      'toString',
      '__proto__',
      5,
      {},
    ].map((wrong) => signed(`key id ${JSON.stringify(wrong)}`, {}, { kid: wrong })),
    signed('no key id', {}, { kid: null }),
    // An empty key id makes the verifier try every key.
    ['an empty key id, signed by a stranger', authority.forge(user, {}, { kid: '' })],
    ...[kid, otherKid].map((known): RefusedToken => [
      `signed by a stranger as ${known.slice(0, 4)}`,
      authority.forge(user, {}, { kid: known }),
    ]),
    [
      'the key of one under the id of the other',
      good.replace(header, encode({ alg: 'RS256', kid: otherKid, typ: 'JWT' })),
    ],
    ...['jku', 'x5u'].map((name): RefusedToken => [
      `a key of its own by ${name}`,
      authority.forge(user, {}, { [name]: 'https://example.com/keys' }),
    ]),
    [
      'a key of its own in the header',
      authority.forge(user, {}, { jwk: createPublicKey(authority.publicKey(kid)).export({ format: 'jwk' }) }),
    ],
    ['a certificate of its own in the header', authority.forge(user, {}, { x5c: ['MIIB'] })],
  ] as RefusedToken[];
}

function wrongAlgorithms({ authority, user, signature, kid, signed }: Minting): RefusedToken[] {
  return [
    ...['none', 'None', 'NONE', 'nOnE', '', null].flatMap((alg): RefusedToken[] => [
      [`algorithm ${JSON.stringify(alg)}, unsigned`, `${authority.unsigned(user, {}, { alg, kid })}.`],
      [
        `algorithm ${JSON.stringify(alg)}, signed all the same`,
        `${authority.unsigned(user, {}, { alg, kid })}.${signature}`,
      ],
      [`algorithm ${JSON.stringify(alg)} without a key id`, `${authority.unsigned(user, {}, { alg })}.`],
    ]),
    ...(['sha256', 'sha384', 'sha512'] as const).flatMap((hash): RefusedToken[] =>
      [
        ['the public key', authority.publicKey(kid)],
        ['the certificate', authority.certificates[kid] ?? ''],
        ['nothing', ''],
        ['the key id', kid],
        ['the project', standInProject],
      ].map(([what = '', secret = '']) => [
        `${hash} with ${what} as the secret`,
        authority.forgeSymmetrically(user, hash, secret),
      ]),
    ),
    ...['RS384', 'RS512', 'PS256', 'ES256', 'EdDSA', 'rs256', 'RS256 ', 'dir'].map((alg) =>
      signed(`algorithm ${alg}`, {}, { alg }),
    ),
  ];
}

function alteredTokens({ authority, user, now, header, payload, signature }: Minting): RefusedToken[] {
  const other = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return [
    ...[
      { sub: 'somebody' },
      { sub: 'somebody', user_id: 'somebody' },
      { exp: now + 9_999_999 },
      { admin: true },
    ].map((change): RefusedToken => [
      `claims changed after signing: ${JSON.stringify(change)}`,
      `${header}.${encode({ ...other, ...change })}.${signature}`,
    ]),
    ...[1, 2, 10, 100, 171, 256, signature.length - 1, signature.length].map((length): RefusedToken => [
      `${length} characters of the signature missing`,
      `${header}.${payload}.${signature.slice(0, signature.length - length)}`,
    ]),
    ...[0, 1, 5, 50, 100, 200, 300, 340].map((place): RefusedToken => [
      `another character at ${place} of the signature`,
      `${header}.${payload}.${withOther(signature, place)}`,
    ]),
    ...[0, 5, 20, 60, 100, 150].map((place): RefusedToken => [
      `another character at ${place} of the claims`,
      `${header}.${withOther(payload, place)}.${signature}`,
    ]),
    ...[0, 3, 10, 30].map((place): RefusedToken => [
      `another character at ${place} of the header`,
      `${withOther(header, place)}.${payload}.${signature}`,
    ]),
    ...['sha1', 'sha256', 'sha512'].map((hash): RefusedToken => [
      `a ${hash} digest for a signature`,
      `${header}.${payload}.${createHash(hash).update(`${header}.${payload}`).digest('base64url')}`,
    ]),
    ['a signature of zeros', `${header}.${payload}.${Buffer.alloc(256).toString('base64url')}`],
    [
      "another token's signature",
      `${header}.${payload}.${authority.mint(user, { extra: 1 }).split('.')[2] ?? ''}`,
    ],
  ];
}

function malformedTokens({ authority, user, good, header, payload, signature }: Minting): RefusedToken[] {
  return [
    ['the signature twice', `${good}.${signature}`],
    ['the signature first', `${signature}.${header}.${payload}`],
    ['claims first', `${payload}.${header}.${signature}`],
    ['no claims', `${header}..${signature}`],
    ['no header', `.${payload}.${signature}`],
    ['two parts', `${header}.${payload}`],
    ['one part', header],
    ['four parts', `${good}.x`],
    ['dots', '..'],
    ['a space in it', `${header}. ${payload}.${signature}`],
    ['quoted', `"${good}"`],
    ['twice', `${good}${good}`],
    ['two of them', `${good},${good}`],
    ['ending in another word', `${good} x`],
    ['ending in =', `${good}=`],
    [
      'in another base 64',
      `${header}.${payload}.${signature}`.replaceAll('-', '+').replaceAll('_', '/') + '+/',
    ],
    ['very long', authority.forge(user, { filler: 'x'.repeat(8_000) })],
    ['words', 'not-a-token'],
    ['undefined', 'undefined'],
    ['null', 'null'],
  ];
}

function otherTokens({ authority, user, signed }: Minting): RefusedToken[] {
  return [
    [
      'of the emulator',
      `${authority.unsigned(user, { sign_in_provider: 'password' }, { alg: 'none', kid: null })}.`,
    ],
    ['the word of the emulators', 'owner'],
    signed('a session cookie', { iss: `https://session.firebase.google.com/${standInProject}` }),
    signed('a custom token', {
      iss: `firebase-adminsdk@${standInProject}.iam.gserviceaccount.com`,
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      uid: user.uid,
    }),
    signed('an App Check token', {
      iss: 'https://firebaseappcheck.googleapis.com/1234567890',
      aud: [`projects/1234567890`, `projects/${standInProject}`],
    }),
    signed("a service account's token", {
      iss: 'https://accounts.google.com',
      aud: `https://${standInProject}.web.app`,
    }),
    ['an API key', 'ew_live_0123456789abcdefghijklmnopqrstuvwx'],
  ];
}

const OTHER_NAMES = [
  'demo-another-project',
  `${standInProject}.web.app`,
  `projects/${standInProject}`,
  standInProject.replaceAll('-', '_'),
  'another-project',
  'demo-everything-wallet',
  `${standInProject}-2`,
  standInProject.slice(1),
  standInProject.toUpperCase(),
  `${standInProject} `,
  '',
  '*',
];

const NO_NAMES = [[standInProject], ['another-project', standInProject], null, {}, 0];

const OTHER_ISSUERS = [
  'https://securetoken.google.com',
  `http://securetoken.google.com/${standInProject}`,
  `https://securetoken.google.com/${standInProject}/`,
  `https://securetoken.example.com/${standInProject}`,
  `https://accounts.google.com/${standInProject}`,
  `securetoken.google.com/${standInProject}`,
  standInProject,
  '',
  null,
  [`https://securetoken.google.com/${standInProject}`],
  5,
];

/** Replaces one letter of a text so that the first bits of its encoded value differ, which always changes the value. */
function withOther(text: string, place: number): string {
  const letter = text[place] ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const other = alphabet[(alphabet.indexOf(letter) + 32) % 64] ?? 'A';
  return `${text.slice(0, place)}${other}${text.slice(place + 1)}`;
}
