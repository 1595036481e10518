import { readdirSync, readFileSync } from 'node:fs';
import { entropyToMnemonic, generateMnemonic, validateMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../accounts/bip39Vectors.json' with { type: 'json' };
import { secretInConversation } from './secretInConversation.ts';
import { secretInText, type SecretKind } from './secretInText.ts';
import { ordinaryQuestions } from './testing/ordinaryQuestions.ts';
import { ordinaryTemplates } from './testing/ordinaryTemplates.ts';
import { waysToWriteKey } from './testing/waysToWriteKey.ts';
import { waysToWritePhrase } from './testing/waysToWritePhrase.ts';

const phrases = vectors.map(({ mnemonic }) => mnemonic);
const twelve = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const words = twelve.split(' ');
/** First account of a well-known development phrase: the key is public. */
const key = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
/** A key pair in the format of other chains, 64 bytes in base 58; their signatures have the same format. */
const pair = '2oCsxgiSJdaCUZnZurtuySXT1PGCcWv9DgyTJz8PKfi219etKFSs4CdFS24dpeRc2TmrGd21LxMsqkS1DnYRUguv';
const extendedKey =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
const CURVE_ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';

/** Random bytes, the same in every run. */
function sampleBytes(length: number, numRuns: number): Uint8Array[] {
  const bytes = fc.noBias(fc.uint8Array({ minLength: length, maxLength: length }));
  return fc.sample(bytes, { seed: length, numRuns });
}

/** Returns the secret found in one message or in several, with an answer after each. */
function secretIn(written: string | readonly string[]): SecretKind | undefined {
  return secretInConversation(
    [written].flat().flatMap((content: string) => [
      { role: 'user', content },
      { role: 'assistant', content: 'Please never write your phrase here.' },
    ]),
  );
}

const isPhraseIn = (write: (typeof waysToWritePhrase)[number][1]) => (sample: readonly string[]) =>
  secretIn(write(sample)) === 'phrase';

/** The phrase of zero entropy: one word eleven times, and another. */
const zero = [...Array<string>(11).fill('abandon'), 'about'];
/** In another order, with another word or with words between, only one word eleven times remains. */
const waysWithoutZero = new Set([
  'in reversed order',
  'in reversed order, numbered',
  'the last word first',
  'a letter missing in one word',
  'two letters swapped in one word',
  'one letter too many in one word',
  'one word replaced by a question mark',
  'one word replaced by stars',
  'one word of another list',
  'one word mistaken for another of the list',
  'a word between every two',
  'a line of four words, each announced',
  'two messages, the other order',
]);

describe('a sampled recovery phrase, and the well-known ones', () => {
  const samples = [12, 12, 24].map((count, index) =>
    entropyToMnemonic(sampleBytes((count / 3) * 4, 2)[index % 2] ?? new Uint8Array(), wordlist).split(' '),
  );

  for (const [name, write, minShare = 1] of waysToWritePhrase) {
    test(`is found written with ${name}`, () => {
      const missed = samples.filter((sample) => !isPhraseIn(write)(sample));
      // `npm run quality -- chat` counts the hit rate over many more samples.
      expect(missed.length).toBeLessThanOrEqual(minShare < 1 ? samples.length - 1 : 0);
      if (minShare < 1) return;
      expect(words).toSatisfy(isPhraseIn(write));
      if (!waysWithoutZero.has(name)) expect(zero).toSatisfy(isPhraseIn(write));
    });
  }
});

test.each(waysToWriteKey)('a private key is found written with %s', (_, write) => {
  for (const bytes of sampleBytes(32, 4)) {
    const digits = Buffer.from(bytes).toString('hex');
    expect(secretIn(write(digits)), digits).toBe('privateKey');
  }
});

describe('a recovery phrase', () => {
  test.each(phrases)('is found: %s', (phrase) => {
    expect(secretInText(phrase)).toBe('phrase');
    expect(secretInText(`My phrase is: ${phrase}. What now?`)).toBe('phrase');
    expect(secretInText(`The the ${phrase.toUpperCase()} the`)).toBe('phrase');
  });

  test.each([128, 160, 192, 224, 256])('of %s bits of entropy is found', (strength) => {
    expect(secretInText(generateMnemonic(wordlist, strength))).toBe('phrase');
  });

  test("is found when it contains the word 'word', numbered", () => {
    const phrase = generatePhraseWith('word');
    const numbered = phrase.map((word, index) => `${word} ${index + 2}.`).join(' ');
    expect(secretInText(`1. ${numbered}`)).toBe('phrase');
  });

  test('is found after other words of the list', () => {
    expect(secretInText(`can you help ${twelve}`)).toBe('phrase');
    expect(secretInText(`${twelve} any idea`)).toBe('phrase');
  });

  test('is found anywhere in a text', () => {
    const phrase = fc.constantFrom(...phrases);
    const around = fc.string({ maxLength: 500 });
    fc.assert(
      fc.property(around, phrase, around, (before, secret, after) => {
        expect(secretInText(`${before}\n:${secret}:\n${after}`)).toBe('phrase');
      }),
    );
  });

  test("of everyday words is recognised by its checksum, like the library's check", () => {
    const everyday =
      'you can that have this what when will any all one make know want right time need good'.split(' ');
    const runs = fc.array(fc.constantFrom(...everyday), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(runs, (list) => {
        const text = list.join(' ');
        expect(secretInText(text)).toBe(validateMnemonic(text, wordlist) ? 'phrase' : undefined);
      }),
      { numRuns: 300 },
    );
  });

  test('is found one word a line, with long lines between', () => {
    const chatter =
      'I am not sure at all whether what I wrote down then is right, so please look at it with me';
    expect(secretInText(words.join(`\n${chatter}\n`))).toBe('phrase');
  });

  test('of everyday words is found with one of them wrong', () => {
    const everyday = 'couple three captain door xyzzy close end drink crazy funny cool already';
    expect(secretInText(everyday)).toBe('phrase');
  });

  test.each([
    ['half a phrase', words.slice(0, 6).join(' ')],
    ['twelve times the same word', 'abandon '.repeat(12)],
    ['nothing', ''],
  ])('is not found in %s', (_, text) => {
    expect(secretInText(text)).toBeUndefined();
  });

  test.each([
    ['eleven words, of which the last can be tried', words.slice(0, 11).join(' ')],
    ['a wrong checksum', [...words.slice(0, 11), 'thank'].join(' ')],
    ['a word that is not in the list', [...words.slice(0, 6), 'bananas', ...words.slice(6)].join(' ')],
  ])('is recognised with %s', (_, text) => {
    expect(secretInText(text)).toBe('phrase');
  });
});

describe('a private key', () => {
  test.each([
    ['bare', key],
    ['with 0x', `0x${key}`],
    ['in capitals', key.toUpperCase()],
    ['with 0X', `0X${key.toUpperCase()}`],
    ['in a sentence', `I have added ${key}, is that right?`],
    ['after a label', `privateKey=${key};`],
    ['in quotes', `"${key}"`],
    ['on two lines', `${key.slice(0, 32)}\n${key.slice(32)}`],
    ['in groups', key.match(/.{8}/g)?.join(' ') ?? ''],
    ['byte by byte', key.match(/../g)?.join(':') ?? ''],
    ['as bytes of a program', (key.match(/../g) ?? []).map((byte) => `0x${byte}`).join(', ')],
    ['in groups with dashes', key.match(/.{16}/g)?.join('-') ?? ''],
    ['in two quoted halves', `"${key.slice(0, 32)}" + "${key.slice(32)}"`],
    ['cut before its last digits', `${key.slice(0, 62)}\n${key.slice(62)}`],
    ['the smallest', '1'.padStart(64, '0')],
    ['the largest', `${CURVE_ORDER.slice(0, -1)}0`],
    [
      'in groups of five, numbered with two digits',
      key
        .match(/.{1,5}/g)
        ?.map((five, at) => `${String(at + 1).padStart(2, '0')}. ${five}`)
        .join('\n') ?? '',
    ],
    [
      'byte by byte in the cells of a table',
      key
        .match(/../g)
        ?.map((byte) => `<td>${byte}</td>`)
        .join('') ?? '',
    ],
    ['an extended one (BIP-32, test vector 1)', extendedKey],
    ['an extended one on two lines', `${extendedKey.slice(0, 60)}\n${extendedKey.slice(60)}`],
    ["in Bitcoin's import format: the number 1", '5HpHagT65TZzG1PH3CSu63k8DbpvD8s5ip4nEB3kEsreAnchuDf'],
    ['in it, compressed', 'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn'],
    ['encrypted (BIP-38, its first vector)', '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEBn2Nh2ZoGg'],
    ['as a pair of keys in base 58', pair],
  ])('is found %s', (_, text) => {
    expect(secretInText(text)).toBe('privateKey');
  });

  test('is found anywhere, unless other hex digits touch it', () => {
    const digits = fc.array(fc.constantFrom(...Array.from('0123456789abcdefABCDEF')), {
      minLength: 64,
      maxLength: 64,
    });
    // 64 hex digits that the text calls a transaction's hash pass.
    const around = fc
      .string({ maxLength: 200 })
      .filter((text) => !/t[xr]|hash|block|receipt|topic/i.test(text));
    fc.assert(
      fc.property(around, digits, around, (before, list, after) => {
        fc.pre(/[1-9a-e]/i.test(list.slice(0, 32).join('')));
        expect(secretInText(`${before}:${list.join('')}:${after}`)).toBe('privateKey');
      }),
    );
  });

  test.each([
    ['an address', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    [
      'two addresses',
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ],
    ['the first ten characters of a hash', '0xac0974be'],
    ['63 digits', key.slice(1)],
    ['65 digits', `${key}0`],
    ['a signature', key + key],
    ['zero', '0'.repeat(64)],
    ["the group's order", CURVE_ORDER],
    ['64 letters', 'g'.repeat(64)],
    ['an identifier', '123e4567-e89b-12d3-a456-426614174000'],
    ['two identifiers', '123e4567-e89b-12d3-a456-426614174000 9b2f61ce-7a0d-4c55-8e1b-0d3f5a7c9e42'],
    [
      'an address, and 24 digits that are as long as what it lacks',
      'Is 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 mine? My support number is 4f8c21ab90d7e35c6b1a08f2',
    ],
    ['an extended public key', `xpub${'6'.repeat(107)}`],
  ])('is not found in %s', (_, text) => {
    expect(secretInText(text)).toBeUndefined();
  });
});

describe('64 hex digits', () => {
  test.each([
    `My transaction 0x${key} is pending`,
    `https://polygonscan.com/tx/0x${key}`,
    `https://etherscan.io/tx/0x${key}#eventlog and https://etherscan.io/tx/0x${key}`,
    `see https://bscscan.com/tx/0x${key} WHERE DO I FIND MY RECOVERY PHRASE AGAIN`,
    `tx hash: ${key}`,
    `0x${key} is my transaction, what happened?`,
    `What is in the block 0x${key}?`,
    `{"transactionHash":"0x${key}","blockNumber":"0x5"}`,
    `Did my private key leak? The transaction 0x${key} was not mine.`,
    `My transaction ${pair} on another chain is pending`,
  ])('pass where they are called a transaction: %s', (text) => {
    expect(secretInText(text)).toBeUndefined();
  });

  test.each([
    `0x${key}`,
    `What is 0x${key}?`,
    `My private key for this transaction is 0x${key}`,
    `Transaction failed with key 0x${key}`,
    `My tx is 0x${key}. My private key is 0x${key}`,
    `tx: 0x${key.slice(0, 32)} ${key.slice(32)}`,
  ])('are stopped otherwise: %s', (text) => {
    expect(secretInText(text)).toBe('privateKey');
  });

  test('are not named by an earlier message', () => {
    expect(secretIn(['Where is my transaction?', `0x${key}`])).toBe('privateKey');
  });
});

const help = new URL('../../../../docs/help/', import.meta.url);

describe('finds no secret in', () => {
  const { questions, lists } = ordinaryQuestions();
  const isTenth = (_: unknown, index: number) => index % 10 === 0;

  test('ordinary questions: each template once, and every tenth question', () => {
    expect(questions.length).toBeGreaterThan(13_000);
    const some = questions.filter(
      (question, index) => index < ordinaryTemplates.length || isTenth(question, index),
    );
    expect(some.filter((question) => secretInText(question))).toEqual([]);
  });

  test('a conversation of 25 of them', () => {
    const conversations = Array.from({ length: 20 }, (_, index) =>
      questions.slice(index * 250, index * 250 + 25),
    );
    expect(conversations.filter((conversation) => secretIn(conversation))).toEqual([]);
  });

  test('lists with eight words of the list', () => {
    expect(lists.filter(isTenth).filter((list) => secretInText(list))).toEqual([]);
  });

  test('amounts in hex digits, some of which together are as long as a key', () => {
    const amounts = ['3b193e40fc90dd5', '5048675a7abc31a', 'e1f19e3dca13019', '1234abcd5678ef901a2'];
    expect(amounts.join('')).toHaveLength(64);
    expect(
      secretInText(
        amounts.map((amount, index) => `value number ${index} is 0x${amount}`).join(', then the '),
      ),
    ).toBeUndefined();
    expect(
      secretInText(
        amounts
          .toReversed()
          .map((amount) => `gas 0x${amount} and`)
          .join(' '),
      ),
    ).toBeUndefined();
  });

  test('any help page', () => {
    const pages = readdirSync(help)
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(new URL(name, help), 'utf8'));
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter((page) => secretInText(page.split('---')[2] ?? ''))).toEqual([]);
  });
});

describe('ordinary questions', () => {
  test.each([
    'How do I send ETH to a friend on Polygon, and what does it cost?',
    'I lost my 12 words. Can you restore my wallet?',
    'Is my recovery phrase ever sent to your server?',
    'My transaction 0xac0974be has been pending for an hour, what can I do about this now?',
    'What is the difference between a private key and a recovery phrase?',
  ])('passes: %s', (text) => {
    expect(secretInText(text)).toBeUndefined();
  });
});

test.each([
  ['prose', 'When will the transfer that I made on Monday arrive, and what does it cost me? '],
  ['words that are everyday', 'you have this any '],
  ['one word', 'test '],
  ['one word run together', 'act'],
  ['short words', 'abcde '],
  ['letters', 'a'],
  ['hex digits', `${'a'.repeat(65)} `],
  ['hashes that are called so', `tx ${'a'.repeat(64)} `],
  ['signatures that are called so', `tx ${pair} `],
  ['0x', '0x'],
  ['backslashes', '\\'],
  ['percent signs', '%41'],
  ['ampersands', '&amp;'],
  ['tags that do not end', '<a '],
  ['numbers', '123 4 56 '],
  ['base64', 'aGVsbG8gd29ybGQ'],
  ['signs', '1l0'],
  ['flags', '🇱🇪'],
])('ten times the text takes ten times the time, and not a hundred: %s', (_, piece) => {
  const time = (length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length));
    const start = process.threadCpuUsage();
    secretInText(text);
    // Microseconds of this thread alone, without other load on the machine.
    return process.threadCpuUsage(start).user;
  };
  time(4_000);
  const short = Math.min(time(4_000), time(4_000), time(4_000));
  const mayTake = 30 * short + 100_000;
  // Repeated if too slow: one-time work of this thread does not happen three times.
  const long = [1, 2, 3].reduce((minShare) => (minShare < mayTake ? minShare : time(40_000)), Infinity);
  expect(long).toBeLessThan(mayTake);
});

/** Generates the words of a phrase that contains a given word. */
function generatePhraseWith(word: string): string[] {
  const start = words.slice(0, 5);
  for (const last of wordlist) {
    const phrase = [...start, word, ...words.slice(6, 11), last];
    if (validateMnemonic(phrase.join(' '), wordlist)) return phrase;
  }
  throw new Error('no such phrase');
}
