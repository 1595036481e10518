/**
 * Measures the cost of deriving an address against the least it can cost.
 *
 * BIP-39 stretches the phrase with PBKDF2: 2048 rounds of HMAC-SHA-512. WebCrypto does that natively; a pure
 * JavaScript PBKDF2, which a careless change could fall back to, takes many times as long and blocks the
 * page. The steps of BIP-32 that follow are the same either way: no browser has secp256k1 natively. Fails
 * when deriveAccount takes more than 1.5 times the same derivation on WebCrypto's PBKDF2 alone.
 */
import { derivationPath } from '@everything-wallet/core/accounts/derivationPath';
import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { mnemonicToSeedSync } from '@scure/bip39';
import { HDNodeWallet } from 'ethers';

const LIMIT = 1.5;
const WARM_UP_ROUNDS = 5;
const ROUNDS = 41;

const MNEMONIC = `${'test '.repeat(11)}junk`;
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

async function webCryptoSeed(): Promise<Uint8Array> {
  const password = new TextEncoder().encode(MNEMONIC);
  const salt = new TextEncoder().encode('mnemonic');
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 2048 };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 512));
}

const addressOf = (seed: Uint8Array) => HDNodeWallet.fromSeed(seed).derivePath(derivationPath(0)).address;

/** Each derives the same address or a part of it. They take turns, so that a busy moment slows them all. */
const contestants = {
  deriveAccount: async () => (await deriveAccount(MNEMONIC)).address,
  webCryptoDerivation: async () => addressOf(await webCryptoSeed()),
  webCryptoPbkdf2: async () => webCryptoSeed(),
  javaScriptPbkdf2: () => Promise.resolve(mnemonicToSeedSync(MNEMONIC)),
};
type Contestant = keyof typeof contestants;

const times: Record<Contestant, number[]> = {
  deriveAccount: [],
  webCryptoDerivation: [],
  webCryptoPbkdf2: [],
  javaScriptPbkdf2: [],
};

/** The best of many runs: other load on the machine only makes a run slower. */
const best = (name: Contestant) => Math.min(...times[name]);

for (const derive of [contestants.deriveAccount, contestants.webCryptoDerivation]) {
  const address = await derive();
  if (address !== ADDRESS) throw new Error(`Derived ${address} instead of ${ADDRESS}`);
}

for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(contestants) as [Contestant, () => Promise<unknown>][]) {
    const start = performance.now();
    await run();
    if (round >= 0) times[name].push(performance.now() - start);
  }
}

const ratioTo = (name: Contestant) => best('deriveAccount') / best(name);
const ratio = ratioTo('webCryptoDerivation');

for (const name of Object.keys(times) as Contestant[]) {
  console.log(`${name.padEnd(20)} ${best(name).toFixed(2).padStart(7)} ms`);
}
console.log(`deriveAccount takes ${ratio.toFixed(2)} x the same derivation on WebCrypto (limit ${LIMIT}),`);
console.log(`${ratioTo('webCryptoPbkdf2').toFixed(2)} x WebCrypto's PBKDF2 alone,`);
console.log(`${ratioTo('javaScriptPbkdf2').toFixed(2)} x the PBKDF2 in JavaScript alone`);
// Written this way so that NaN fails too.
if (!(ratio <= LIMIT)) process.exitCode = 1;
