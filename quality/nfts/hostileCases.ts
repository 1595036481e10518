import type { NftMetadataProblem } from '@everything-wallet/core/schemas/nftsAnswer';
import { hostileDrawings } from '../../functions/src/testing/hostilePictures.ts';

/** Metadata that means no good, and why it is not read; null where it is, as text. */
interface MetadataCase {
  readonly name: string;
  readonly uri: string;
  readonly problem: NftMetadataProblem | null;
}

/** A name, and its URL. */
type Named = readonly [string, string];

const files = 'https://files.example';
const inline = (content: unknown) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(content)).toString('base64')}`;
const SCRIPT = '<img src=x onerror="top.ran=1"><script>top.ran=1</script>';

const refused = [
  'http://files.example/good.json',
  'https://127.0.0.1/secret',
  'https://2130706433/secret',
  'https://0x7f000001/secret',
  'https://0177.0.0.1/secret',
  'https://[::1]/secret',
  'https://[::ffff:7f00:1]/secret',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://localhost/secret',
  'https://inside.example/secret',
  'https://six.example/secret',
  'https://mapped.example/secret',
  'https://nat.example/secret',
  'https://both.example/secret',
  'https://cloud.example/secret',
  'https://\u2460\u2461\u2466.\u24ea.\u24ea.\u2460/secret',
  'https://files.example:6379/',
  'https://admin:admin@files.example/good.json',
  'ipfs://../../secret',
  'javascript:top.ran=1',
  'file:///etc/passwd',
  ...['loopback', 'six', 'mapped', 'name', 'plain', 'port', 'credentials', 'itself', 'file'].map(
    (where) => `${files}/to-${where}`,
  ),
];

/** Metadata URIs that an ERC-721 contract may return, by name. */
export const metadataCases: readonly MetadataCase[] = [
  ...refused.map((uri) => ({ name: uri, uri, problem: 'refused' as const })),
  { name: 'two megabytes', uri: `${files}/large.json`, problem: 'tooLarge' },
  { name: 'five gigabytes, as it says', uri: `${files}/said-large.json`, problem: 'tooLarge' },
  { name: 'a gzip bomb', uri: `${files}/bomb.json`, problem: 'tooLarge' },
  { name: 'compressed twice', uri: `${files}/twice.json`, problem: 'malformed' },
  { name: 'without end', uri: `${files}/endless`, problem: 'tooLarge' },
  { name: 'silent', uri: `${files}/silent`, problem: 'tooSlow' },
  { name: 'a drip', uri: `${files}/drip`, problem: 'tooSlow' },
  { name: 'headers alone', uri: `${files}/headers`, problem: 'tooSlow' },
  { name: 'a name without an address', uri: 'https://silent.example/', problem: 'tooSlow' },
  { name: 'a page', uri: `${files}/page`, problem: 'malformed' },
  { name: 'a page that says it is JSON', uri: `${files}/page-as-json`, problem: 'malformed' },
  { name: 'nothing', uri: `${files}/nothing`, problem: 'unreachable' },
  { name: 'cut off', uri: `${files}/cut.json`, problem: 'unreachable' },
  { name: 'nested without end', uri: `${files}/deep.json`, problem: 'malformed' },
  { name: 'itself', uri: inline(inline(inline({ name: 'x' }))), problem: 'malformed' },
  {
    name: 'a script in every text',
    uri: inline({ name: SCRIPT, description: SCRIPT, attributes: [{ trait_type: SCRIPT, value: SCRIPT }] }),
    problem: null,
  },
  {
    name: 'a prototype',
    uri: 'data:application/json,{"__proto__":{"ran":1},"constructor":{"prototype":{"ran":1}},"name":"x"}',
    problem: null,
  },
];

/**
 * Host whose name changes its meaning: the first of two lookups resolves, the second to an internal address.
 */
export const REBINDING = 'https://rebinding.example/good.json';

/** Pictures that metadata may name; each either redrawn, or not served. */
export function pictureCases(listener: string): Readonly<Record<string, string>> {
  const drawings = Object.entries(hostileDrawings(listener)).map(([name, svg]): Named => [
    name,
    `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  ]);
  const named = [
    '/huge.png',
    '/page.png',
    '/html.png',
    '/script.png',
    '/large.png',
    '/svgz',
    '/pdf',
    '/endless',
    '/drip',
    '/nothing',
    '/to-loopback',
    '/to-name',
    '/cut.json',
  ].map((path): Named => [path, `${files}${path}`]);
  const inlined: Named[] = [
    ['a page as a picture', `data:text/html;base64,${Buffer.from(SCRIPT).toString('base64')}`],
    ['a script as a picture', 'data:text/javascript,top.ran=1'],
    ['metadata as a picture', inline({ image: inline({}) })],
    ['an inner address', 'https://10.0.0.1/picture.png'],
    ['a name of an inner address', 'https://inside.example/picture.png'],
  ];
  return Object.fromEntries([...drawings, ...named, ...inlined]);
}
