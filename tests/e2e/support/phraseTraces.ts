import { mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { HDNodeWallet } from 'ethers';

/** So many words in a row are no coincidence: a word of the list may well stand in a URL, four in order do not. */
const TELLING_LENGTH = 4;

/** Separators of words in texts, URLs, form bodies, JSON and logs. */
const JOINTS = [
  ' ',
  '%20',
  '+',
  ',',
  ', ',
  '%2C',
  '","',
  '", "',
  '%22%2C%22',
  '\\",\\"',
  '\n',
  '\\n',
  '-',
  '_',
  '',
];

/** Returns all traces of a phrase, in lower case: sequences of its words, and derived values. */
export function tracesOf(phrase: string): string[] {
  const words = phrase.split(' ');
  const runs = words.slice(TELLING_LENGTH - 1).map((_, index) => words.slice(index, index + TELLING_LENGTH));
  const entropy = mnemonicToEntropy(phrase, wordlist);
  const seed = mnemonicToSeedSync(phrase);
  const root = HDNodeWallet.fromSeed(seed);
  const account = root.derivePath("m/44'/60'/0'/0/0");
  const secrets = [
    entropy,
    seed,
    ...[root.privateKey, account.privateKey].map((key) => Buffer.from(key.slice(2), 'hex')),
  ];
  const encoded = [Buffer.from(phrase), ...secrets.map((secret) => Buffer.from(secret))].flatMap((bytes) => [
    bytes.toString('hex'),
    // Without the last characters, which depend on what follows.
    bytes.toString('base64').replace(/.{1,2}=*$/, ''),
    bytes.toString('base64url').slice(0, -2),
  ]);
  const texts = [
    ...runs.flatMap((run) => JOINTS.map((joint) => run.join(joint))),
    ...encoded,
    root.extendedKey,
  ];
  return texts.map((text) => text.toLowerCase());
}
