/** Writes a private key of 64 hex digits in one notation: as one message, or as several. */
type Write = (key: string) => string | readonly string[];

const groups = (key: string, size: number) => key.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
const cut =
  (size: number, between: string): Write =>
  (key) =>
    groups(key, size).join(between);
const bytes = (key: string) => groups(key, 2).map((pair) => Number.parseInt(pair, 16));
const base64 = (key: string) => btoa(String.fromCharCode(...bytes(key)));
const base64url = (key: string) => base64(key).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');

/** Notations of a private key, ordinary ones and those meant to get past a check. */
export const waysToWriteKey: readonly (readonly [name: string, write: Write])[] = [
  ['bare', (key) => key],
  ['with 0x', (key) => `0x${key}`],
  ['in capitals', (key) => key.toUpperCase()],
  ['with 0X, in capitals', (key) => `0X${key.toUpperCase()}`],
  ['in a sentence', (key) => `I have added ${key}, is that right?`],
  ['after a label', (key) => `privateKey=${key};`],
  ['called a private key of a transaction', (key) => `The private key for this transaction is 0x${key}`],
  ['beside a transaction hash', (key) => `My tx is 0x${'ab'.repeat(32)} and my private key is 0x${key}`],
  ['dots in fours', cut(4, '.')],
  ['slashes in eights', cut(8, '/')],
  ['backslashes', cut(8, '\\')],
  ['bars', cut(8, ' | ')],
  ['dashes', cut(16, '-')],
  ['long dashes', cut(4, ' – ')],
  ['underscores', cut(4, '_')],
  ['spaces in twos', cut(2, ' ')],
  ['spaces in threes', cut(3, ' ')],
  ['dots in threes', cut(3, '.')],
  ['spaces in fours', cut(4, ' ')],
  ['spaces in fives', cut(5, ' ')],
  ['spaces in tens', cut(10, ' ')],
  ['single digits', cut(1, ' ')],
  ['single digits with commas', cut(1, ',')],
  ['two lines', cut(32, '\n')],
  ['four lines', cut(16, '\r\n')],
  [
    'eight lines, numbered',
    (key) =>
      groups(key, 8)
        .map((group, index) => `${index + 1}. ${group}`)
        .join('\n'),
  ],
  [
    'four parts with labels',
    (key) =>
      groups(key, 16)
        .map((group, index) => `Part ${index + 1} of 4: ${group}`)
        .join('\n'),
  ],
  ['words between', (key) => groups(key, 16).join(' and then ')],
  ['colons in pairs', cut(2, ':')],
  [
    '0x bytes',
    (key) =>
      groups(key, 2)
        .map((pair) => `0x${pair}`)
        .join(', '),
  ],
  [
    '\\x bytes',
    (key) =>
      groups(key, 2)
        .map((pair) => `\\x${pair}`)
        .join(''),
  ],
  [
    '% bytes',
    (key) =>
      groups(key, 2)
        .map((pair) => `%${pair}`)
        .join(''),
  ],
  ['decimal bytes in brackets', (key) => JSON.stringify(bytes(key))],
  ['decimal bytes with spaces', (key) => bytes(key).join(' ')],
  ['decimal bytes of a program', (key) => `new Uint8Array([${bytes(key).join(', ')}])`],
  ['bytes one a line', (key) => bytes(key).join(',\n')],
  ['base64', base64],
  ['base64url', base64url],
  ['base64 in a sentence', (key) => `Is ${base64(key)} a good key?`],
  ['base64 in JSON', (key) => JSON.stringify({ key: base64(key) })],
  ['a decimal number', (key) => BigInt(`0x${key}`).toString()],
  ['zero-width spaces', cut(8, '\u200b')],
  ['soft hyphens', cut(4, '\u00ad')],
  ['emoji', cut(8, ' 🔑 ')],
  [
    'HTML tags',
    (key) =>
      groups(key, 16)
        .map((group) => `<b>${group}</b>`)
        .join('<br>'),
  ],
  ['HTML spaces', cut(8, '&nbsp;')],
  ['literal \\n', cut(16, '\\n')],
  ['percent-encoded spaces', cut(8, '%20')],
  [
    'full-width digits',
    (key) => Array.from(key, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0)).join(''),
  ],
  ['quoted halves', (key) => `"${key.slice(0, 32)}" + "${key.slice(32)}"`],
  [
    'brackets',
    (key) =>
      groups(key, 8)
        .map((group) => `[${group}]`)
        .join(''),
  ],
  [
    'a keystore',
    (key) =>
      JSON.stringify({
        version: 3,
        crypto: { cipher: 'aes-128-ctr', ciphertext: key, kdf: 'scrypt', mac: key },
      }),
  ],
  ['PEM', (key) => `-----BEGIN EC PRIVATE KEY-----\nMHQCAQEEI${base64(key)}\n-----END EC PRIVATE KEY-----`],
  ['an environment file', (key) => `PRIVATE_KEY="0x${key}"\nRPC_URL=http://127.0.0.1:8545`],
  ['two messages', (key) => [key.slice(0, 30), key.slice(30)]],
  ['two messages with labels', (key) => [`first half: ${key.slice(0, 32)}`, `and the rest ${key.slice(32)}`]],
  ['eight messages', (key) => groups(key, 8)],
];
