import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountAccess } from '@everything-wallet/core/callables/accountAccess';
import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import { finishSetup } from '@everything-wallet/core/callables/finishSetup';
import { generateApiKey } from '@everything-wallet/core/callables/generateApiKey';
import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { getTokenBalance } from '@everything-wallet/core/callables/getTokenBalance';
import { getTokenDetails } from '@everything-wallet/core/callables/getTokenDetails';
import { getTokenPrices } from '@everything-wallet/core/callables/getTokenPrices';
import { reconcileTransactions } from '@everything-wallet/core/callables/reconcileTransactions';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { networks } from '@everything-wallet/core/networks/networks';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { storeListing } from '@everything-wallet/core/callables/storeListing';
import { storeRecoveryPhraseHash } from '@everything-wallet/core/callables/storeRecoveryPhraseHash';
import { verifyRecoveryPhrase } from '@everything-wallet/core/callables/verifyRecoveryPhrase';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { environment } from './support/environment.ts';
import { TestUser } from './support/TestUser.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

/** Each callable with a valid input, and invalid ones with their errors. */
const cases = [
  {
    contract: accountAccess,
    good: { action: 'signOutEverywhere' },
    bad: [
      [{}, "The field 'action' is missing."],
      [
        { action: 'delete' },
        "The field 'action' must be one of endOtherSessions, signOutEverywhere, deleteAccount, pushKey, subscribePush, unsubscribePush.",
      ],
      [
        { action: ['deleteAccount'] },
        "The field 'action' must be one of endOtherSessions, signOutEverywhere, deleteAccount, pushKey, subscribePush, unsubscribePush.",
      ],
    ],
  },
  {
    contract: getBalance,
    good: { address: ADDRESS, network: 'mainnet' },
    bad: [
      [{}, "The field 'address' is missing."],
      [
        { address: '0x12', network: 'mainnet' },
        "The field 'address' must be 0x and 40 hex digits with a valid EIP-55 checksum.",
      ],
      [
        { address: ADDRESS, network: 'goerli' },
        `The field 'network' must be one of ${networks.map(({ rpcName }) => rpcName).join(', ')}.`,
      ],
    ],
  },
  {
    contract: estimateGas,
    good: { from: ADDRESS, to: ADDRESS, value: '0x0', network: 'sepolia' },
    bad: [
      [
        { from: ADDRESS, to: ADDRESS, value: '1.5', network: 'sepolia' },
        "The field 'value' must be a hex quantity such as 0xde0b6b3a7640000.",
      ],
      [
        { from: ADDRESS, to: null, value: '0x0', network: 'sepolia' },
        "The field 'to' must be an address, unless data creates a contract.",
      ],
      [{ from: ADDRESS, to: ADDRESS, value: 1, network: 'sepolia' }, "The field 'value' must be a string."],
      [
        { from: ADDRESS, to: ADDRESS, value: '0x0', data: '0xd0e', network: 'sepolia' },
        "The field 'data' must be 0x-prefixed hex of whole bytes.",
      ],
      [
        { from: ADDRESS, to: ADDRESS, value: '0x0', data: `0x${'00'.repeat(131_073)}`, network: 'sepolia' },
        "The field 'data' must be at most 128 kB.",
      ],
    ],
  },
  {
    contract: sendTransaction,
    good: { signedTransaction: '0x02', network: 'mainnet' },
    bad: [
      [
        { signedTransaction: 'abandon abandon about', network: 'mainnet' },
        "The field 'signedTransaction' must be the signed transaction as 0x-prefixed hex.",
      ],
      [{ signedTransaction: '0x02', network: 'mainnet' }, "The field 'signedTransaction' is malformed."],
      [
        { signedTransaction: '0x02', network: 'mainnet', origin: 'app.example' },
        "The field 'origin' must be the origin of a site: https://host, or http://localhost.",
      ],
      [
        { signedTransaction: '0x02', network: 'mainnet', consent: { call: '0x12', effects: 'notSimulated' } },
        "The field 'consent.call' must be a digest: 0x and 64 lowercase hex digits.",
      ],
    ],
  },
  {
    contract: getTokenPrices,
    good: { symbols: ['ETH'] },
    bad: [
      [{ symbols: 'ETH' }, "The field 'symbols' must be an array."],
      [{ symbols: ['ETH', '$'] }, "The field 'symbols.1' must be 1 to 20 letters or digits."],
    ],
  },
  {
    contract: getTokenBalance,
    good: { address: ADDRESS, contract: ADDRESS, network: 'mainnet' },
    bad: [[{ address: ADDRESS, network: 'mainnet' }, "The field 'contract' is missing."]],
  },
  {
    contract: getTokenDetails,
    good: { address: ADDRESS, network: 'mainnet' },
    bad: [[{ network: 'mainnet' }, "The field 'address' is missing."]],
  },
  {
    contract: generateApiKey,
    good: { testnetsOnly: true },
    bad: [[{ testnetsOnly: 'yes' }, "The field 'testnetsOnly' must be a boolean."]],
  },
  { contract: reconcileTransactions, good: {}, bad: [] },
  {
    contract: refreshWallet,
    good: { balances: [{ address: ADDRESS, network: 'mainnet' }], prices: { symbols: ['ETH'] } },
    bad: [
      [
        { balances: [{ address: '0x12', network: 'mainnet' }] },
        "The field 'balances.0.address' must be 0x and 40 hex digits with a valid EIP-55 checksum.",
      ],
      [{ prices: { symbols: 'ETH' } }, "The field 'prices.symbols' must be an array."],
      [{ settling: 'yes' }, "The field 'settling' must be an object."],
      [
        {
          tokenBalances: Array<object>(21).fill({ address: ADDRESS, contract: ADDRESS, network: 'mainnet' }),
        },
        "The field 'tokenBalances' must hold at most 20 questions.",
      ],
    ],
  },
  {
    contract: storeListing,
    good: { network: 'mainnet', order: {} },
    bad: [
      [{ order: {} }, "The field 'network' is missing."],
      [{ network: 'mainnet', order: 'signed' }, "The field 'order' must be a signed order."],
    ],
  },
  {
    contract: storeRecoveryPhraseHash,
    good: { phrase_hash: 'a'.repeat(64) },
    bad: [
      [
        { phrase_hash: 'abandon abandon about' },
        "The field 'phrase_hash' must be a SHA-256 digest of 64 lower-case hex digits.",
      ],
    ],
  },
  {
    contract: finishSetup,
    good: { phrase_hash: 'a'.repeat(64), address: ADDRESS },
    bad: [
      [{ phrase_hash: 'a'.repeat(64) }, "The field 'address' is missing."],
      [{ address: ADDRESS }, "The field 'phrase_hash' is missing."],
      [
        { phrase_hash: 'A'.repeat(64), address: ADDRESS },
        "The field 'phrase_hash' must be a SHA-256 digest of 64 lower-case hex digits.",
      ],
      [
        { phrase_hash: 'a'.repeat(64), address: ADDRESS.replace('9858E', '9858e') },
        "The field 'address' must be 0x and 40 hex digits with a valid EIP-55 checksum.",
      ],
      [
        { phrase_hash: 'a'.repeat(64), address: `0x${'0'.repeat(40)}` },
        "The field 'address' must not be the zero address.",
      ],
      [{ phrase_hash: 'a'.repeat(64), address: ['0x'] }, "The field 'address' must be a string."],
    ],
  },
  {
    contract: verifyRecoveryPhrase,
    good: { phrase_to_verify: 'a'.repeat(64) },
    bad: [
      [
        { phrase_to_verify: 'A'.repeat(64) },
        "The field 'phrase_to_verify' must be a SHA-256 digest of 64 lower-case hex digits.",
      ],
    ],
  },
] as const;

it('knows every callable that is deployed', () => {
  const index = readFileSync(join(repositoryRoot, 'functions/src/index.ts'), 'utf8');
  const deployed = Array.from(index.matchAll(/export \{ (\w+) \}/g), ([, name]) => name);
  const others = [
    ...['api', 'backfillTransfers', 'deliverWebhook', 'nftPictures', 'publicPrices'],
    ...['reconcilePendingTransactions', 'supportChat'],
  ];
  expect(cases.map(({ contract }) => contract.name).sort()).toEqual(
    deployed.filter((name = '') => !others.includes(name)).sort(),
  );
});

describe.each(cases)('$contract.name', ({ contract, good, bad }) => {
  it('refuses who is not signed in', async () => {
    expect(await TestUser.signedOut.refusal(contract, good)).toEqual({
      status: 'UNAUTHENTICATED',
      message: 'Sign in to continue.',
    });
  });

  it('refuses a field it does not know', async () => {
    const user = await TestUser.signUp();
    expect(await user.refusal(contract, { ...good, uid: 'somebody else' })).toEqual({
      status: 'INVALID_ARGUMENT',
      message: "The field 'uid' is not known.",
    });
  });

  it('refuses malformed input with one sentence that names the field', async () => {
    const user = await TestUser.signUp();
    for (const [data, message] of bad) {
      expect(await user.refusal(contract, data)).toEqual({ status: 'INVALID_ARGUMENT', message });
    }
    expect(await user.refusal(contract, 'text')).toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  it('lets a browser remember for two hours that it may call', async () => {
    const { headers, status } = await fetch(`${environment.functionsUrl()}/${contract.name}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://wallet.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-max-age')).toBe('7200');
    expect(headers.get('access-control-allow-origin')).toBe('https://wallet.example');
    expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  });

  it('refuses deeply nested input, and input outside the protocol, as malformed', async () => {
    const user = await TestUser.signUp();
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const deepObject = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const field = Object.keys(good)[0] ?? 'field';
    for (const body of [
      `{"data":${deep}}`,
      `{"data":${deepObject}}`,
      `{"data":{"${field}":${deep}}}`,
      `{"data":{},"more":${deep}}`,
      deep,
      '{"data":{"@type":"unknown"}}',
    ]) {
      const response = await fetch(`${environment.functionsUrl()}/${contract.name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.idToken}` },
        body,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: { status: 'INVALID_ARGUMENT', message: 'The request is malformed.' },
      });
    }
  });
});
