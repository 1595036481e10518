import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { alwaysOnNetworks } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { beforeAll, describe, expect, it } from 'vitest';
import '../../functions/src/configuration.ts';
import * as functions from '../../functions/src/index.ts';
import { stackDirectory } from '../../tools/stackDirectory.ts';
import { environment } from './support/environment.ts';
import { TestKey } from './support/TestKey.ts';
import { createWallet } from './support/TestWallet.ts';

/*
 * A canary run: sends unique secrets to every endpoint, in the right place and in every wrong one, and
 * searches for them in the stack's logs.
 */

const PUBLIC_KEY = 'fake-api-key';

/** Secrets that must be in no log, by name. */
let canaries: Record<string, string>;
/** A valid input for each callable. */
let inputs: Record<string, object>;
let idToken: string;
let before: Map<string, number>;

/** Returns the logs of the functions (with the emulators that run them), and their copies for reports. */
function logs(): Map<string, string> {
  const directory = stackDirectory(process.env['STACK_NAME'] ?? 'test');
  const files = [directory, join(directory, 'logs')].flatMap((place) =>
    readdirSync(place)
      .filter((name) => name.endsWith('.log'))
      .map((name) => join(place, name)),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'latin1')]));
}

/** Output since the start of the test. */
const written = () => [...logs()].map(([file, text]) => text.slice(before.get(file) ?? 0)).join('\n');

beforeAll(async () => {
  before = new Map([...logs()].map(([file, text]) => [file, text.length]));
  const wallet = await createWallet();
  idToken = wallet.user.idToken;
  const { phrase } = wallet.key.mnemonic ?? {};
  const digest = createHash('sha256').update(String(phrase)).digest('hex');
  const address = wallet.address;
  const to = Wallet.createRandom().address;
  const signed = await wallet.key.signTransaction({ type: 2, chainId: 1, to, value: 1n, nonce: 0 });
  const { key: apiKey } = await TestKey.create(wallet.user);
  canaries = {
    phrase: String(phrase),
    'private key': wallet.key.privateKey.slice(2),
    digest,
    'e-mail': `canary-${crypto.randomUUID()}@example.com`,
    'ID token': idToken.split('.')[1] ?? '',
    'API key': apiKey,
    address: address.slice(2),
    recipient: to.slice(2),
    'signed bytes': signed.slice(10, 90),
  };
  const network = 'mainnet';
  inputs = {
    estimateGas: { from: address, to, value: '0x1', network },
    finishSetup: { phrase_hash: digest, address },
    generateApiKey: {},
    getBalance: { address, network },
    getTokenBalance: { address, contract: to, network },
    getTokenDetails: { address: to, network },
    getTokenPrices: { symbols: ['ETH'] },
    reconcileTransactions: {},
    refreshWallet: {
      balances: [{ address, network }],
      tokenBalances: [{ address, contract: to, network }],
      prices: { symbols: ['ETH'] },
      settling: {},
      recipient: { address: to, network },
    },
    sendTransaction: { signedTransaction: signed, network },
    storeListing: { network, order: {} },
    storeRecoveryPhraseHash: { phrase_hash: digest },
    verifyRecoveryPhrase: { phrase_to_verify: digest },
    // Last: it ends the session of the other requests.
    accountAccess: { action: 'signOutEverywhere' },
  };
}, 120_000);

/** All secrets, and their JSON. */
const everything = () => ({ ...canaries, signed: canaries['signed bytes'] });

/** Bodies that begin with each canary, of which parsers quote the beginning. */
function cutBodies(): string[] {
  return Object.values(canaries).flatMap((canary) => [canary, `{"data":{"value":${canary}`]);
}

/** Bodies that are wrong in every other way that a parser has words for, each with all the canaries. */
function wrongBodies(): string[] {
  const all = JSON.stringify(everything());
  return [
    `{"data":${all}`,
    all,
    `[${all}]`,
    JSON.stringify(canaries['phrase']),
    JSON.stringify({ data: everything() }),
    JSON.stringify({ data: null, [canaries['phrase'] ?? '']: canaries['private key'] }),
    JSON.stringify({ data: { '@type': canaries['phrase'], value: canaries['private key'] } }),
    JSON.stringify({ messages: [{ role: canaries['phrase'], content: all }] }),
    JSON.stringify({ messages: [{ role: 'user', content: all }] }),
    `${'{"data":'.repeat(2_000)}${all}`,
  ];
}

async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}`, ...headers },
    body,
  });
  await response.arrayBuffer();
}

/** Sends malformed bodies, with wrong types and credentials as well. */
async function sendBroken(url: string, credential: string): Promise<void> {
  await sendWrong(url, credential);
  const good = { authorization: `Bearer ${credential}` };
  const bodies = cutBodies();
  for (const body of bodies) await post(url, body, good);
  const [body = ''] = bodies;
  for (const canary of Object.values(canaries)) {
    await post(url, body, { ...good, 'content-type': `application/${canary}` });
    await post(url, '{}', { authorization: `Bearer ${canary}`, 'x-firebase-appcheck': canary });
    await post(url, '{}', { authorization: canary, 'content-encoding': 'gzip' });
  }
}

/** Sends all canaries in one malformed body: faster, for endpoints behind the same wrapper. */
async function sendWrong(url: string, credential: string): Promise<void> {
  for (const body of [...wrongBodies(), canaries['phrase'] ?? '']) {
    await post(url, body, { authorization: `Bearer ${credential}` });
  }
}

describe('no log contains private data', () => {
  it('after valid and invalid requests to every callable', async () => {
    const others = [
      ...['api', 'backfillTransfers', 'deliverWebhook', 'nftPictures', 'supportChat'],
      ...['publicPrices', 'reconcilePendingTransactions'],
    ];
    const names = Object.keys(functions).filter((name) => !others.includes(name));
    // A new callable must be tested here as well.
    expect(Object.keys(inputs).sort()).toEqual(names.sort());
    for (const [name, data] of Object.entries(inputs)) {
      const url = `${environment.functionsUrl()}/${name}`;
      await post(url, JSON.stringify({ data }));
      // One wrapper parses the input of all callables.
      await (name === 'sendTransaction' ? sendBroken : sendWrong)(url, idToken);
    }
  }, 600_000);

  it('after the support chat was', async () => {
    const url = `${environment.functionsUrl()}/supportChat`;
    for (const content of Object.values(canaries)) {
      await post(url, JSON.stringify({ messages: [{ role: 'user', content }] }), {
        authorization: `Bearer ${PUBLIC_KEY}`,
      });
    }
    await sendBroken(url, PUBLIC_KEY);
  }, 300_000);

  it('after the REST API was', async () => {
    // Only its origin: proxies log the URL of a request (docs/security.md).
    const url = `${environment.functionsUrl()}/api/api/v1/transaction`;
    const { 'API key': key = '' } = canaries;
    for (const { rpcName } of alwaysOnNetworks) {
      const { signedTransaction } = inputs['sendTransaction'] as { signedTransaction: string };
      await post(url, JSON.stringify({ network: rpcName, signedTransaction }), {
        authorization: `Bearer ${key}`,
      });
    }
    await sendBroken(url, key);
  }, 300_000);

  it('and the logs were those of this stack', async () => {
    // The last output takes time to pass through the emulators.
    await pause(2_000);
    const text = written();
    for (const name of [...Object.keys(inputs), 'supportChat', 'api']) expect(text).toContain(name);
    const found = Object.entries(canaries).filter(([, canary]) =>
      text.toLowerCase().includes(canary.toLowerCase()),
    );
    const places = found.map(([what, canary]) => {
      const at = text.toLowerCase().indexOf(canary.toLowerCase());
      return `${what}: …${text.slice(Math.max(0, at - 200), at + 40)}`;
    });
    expect(places).toEqual([]);
    // Parsers quote only the begin of a text that they cannot parse.
    expect(text).not.toContain(canaries['phrase']?.slice(0, 10));
    expect(text).not.toContain(canaries['private key']?.slice(0, 8));
  }, 60_000);
});
