import { Transaction, Wallet } from 'ethers';
import { Transaction as MicroTransaction } from 'micro-eth-signer';
import { describe, expect, test } from 'vitest';
import { consentTo } from '../calls/consentTo.ts';
import { buildRevoke } from '../calls/build/buildRevoke.ts';
import { buildV2Swap } from '../calls/build/buildV2Swap.ts';
import { buildWrap } from '../calls/build/buildWrap.ts';
import type { CallWarning } from '../calls/CallWarning.ts';
import type { CallTransaction } from '../calls/CallTransaction.ts';
import { decodeCall } from '../calls/decodeCall.ts';
import { WalletError } from '../errors/WalletError.ts';
import { networks } from '../networks/networks.ts';
import { signCall, type CallToSign } from './signCall.ts';
import { maxFee, type TransferFees } from './transferFees.ts';

const account = new Wallet(`0x${'46'.repeat(32)}`);
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const COLLECTION = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const SPENDER = '0x1563915e194D8CfBA1943570603F7606A3115508';
const fees: TransferFees = {
  gasLimit: 60_000n,
  gasPrice: 30_000_000_000n,
  maxPriorityFeePerGas: 2_000_000_000n,
  nonce: 7,
};
const legacy: TransferFees = { gasLimit: 60_000n, gasPrice: 20_000_000_000n, nonce: 9 };
const [{ chainId, wrappedCoin }] = networks;
const revoke = buildRevoke({ chainId, token: TOKEN, spender: SPENDER });

const consentOf = (call: CallTransaction) => consentTo({ ...call, from: account.address });

function toSign(transaction: CallTransaction, changes: Partial<CallToSign> = {}): CallToSign {
  const shown = decodeCall(transaction, changes.facts);
  const shownTotal = transaction.value + maxFee(changes.fees ?? fees);
  return { from: account.address, transaction, shown, accepted: [], fees, shownTotal, ...changes };
}

/** The same call signed by other code. */
function signElsewhere({ to, value, data, chainId: chain }: CallTransaction, usedFees: TransferFees): string {
  const common = {
    to: to ?? '0x',
    value,
    data,
    nonce: BigInt(usedFees.nonce),
    gasLimit: usedFees.gasLimit,
    chainId: BigInt(chain),
  };
  const transaction =
    usedFees.maxPriorityFeePerGas === undefined
      ? MicroTransaction.prepare({ ...common, type: 'legacy', gasPrice: usedFees.gasPrice }, false)
      : MicroTransaction.prepare(
          {
            ...common,
            type: 'eip1559',
            maxFeePerGas: usedFees.gasPrice,
            maxPriorityFeePerGas: usedFees.maxPriorityFeePerGas,
          },
          false,
        );
  return transaction.signBy(account.privateKey, false).toHex();
}

describe.each(networks)('on $name', ({ chainId: chain, wrappedCoin: wrapped }) => {
  test.each([fees, legacy])('signs byte by byte like another implementation', async (usedFees) => {
    for (const transaction of [
      buildRevoke({ chainId: chain, token: TOKEN, spender: SPENDER }),
      buildWrap({ chainId: chain, wrappedCoin: wrapped, amount: 5n }),
    ]) {
      const { signedTransaction, txHash } = await signCall(account, toSign(transaction, { fees: usedFees }));
      expect(signedTransaction).toBe(signElsewhere(transaction, usedFees));
      expect(Transaction.from(signedTransaction).hash).toBe(txHash);
    }
  });
});

async function expectRefused(signing: Promise<unknown>, textId: string) {
  const error: unknown = await signing.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WalletError);
  expect(error).toMatchObject({ textId });
}

describe('a known token', () => {
  const approval = {
    ...revoke,
    data: `0x095ea7b3${'0'.repeat(24)}${SPENDER.slice(2)}${'5'.padStart(64, '0')}`,
  };

  test('is not an NFT, whatever the stated standard', async () => {
    for (const standard of ['erc721', 'erc1155'] as const) {
      const facts = { standard };
      expect(decodeCall(approval, facts)).toMatchObject({ kind: 'approve', standard: 'erc20' });
      await expectRefused(signCall(account, toSign(approval, { facts: facts })), 'call.error.otherStandard');
    }
  });

  test('is approved as a token by default', async () => {
    expect(decodeCall(approval)).toMatchObject({ kind: 'approve', standard: 'erc20' });
    const { signedTransaction } = await signCall(account, toSign(approval));
    expect(Transaction.from(signedTransaction).data).toBe(approval.data.toLowerCase());
  });

  test('is not bought as an NFT', async () => {
    const shown = {
      kind: 'nftTransfer',
      contract: TOKEN,
      value: 0n,
      from: account.address,
      to: SPENDER,
      id: 1n,
      data: undefined,
    } as const;
    const transaction = {
      ...revoke,
      data: `0x42842e0e${[account.address, SPENDER].map((one) => one.slice(2).padStart(64, '0')).join('')}${'1'.padStart(64, '0')}`,
    };
    expect(decodeCall(transaction, { standard: 'erc721' }).kind).toBe('unknown');
    await expectRefused(signCall(account, toSign(transaction, { shown })), 'call.error.notShown');
  });
});

describe('refuses', () => {
  test("another account's call", async () => {
    await expectRefused(signCall(account, toSign(revoke, { from: SPENDER })), 'send.error.phraseMismatch');
  });

  test('a fee above the shown one, and coin above it', async () => {
    const { shownTotal } = toSign(revoke);
    await expectRefused(
      signCall(account, toSign(revoke, { shownTotal: shownTotal - 1n })),
      'send.error.feeRose',
    );
    const wrap = buildWrap({ chainId, wrappedCoin, amount: 5n });
    await expectRefused(signCall(account, toSign(wrap, { shownTotal })), 'send.error.feeRose');
  });

  test.each<[string, CallToSign]>([
    [
      'another spender than was shown',
      toSign(revoke, { shown: decodeCall(buildRevoke({ chainId, token: TOKEN, spender: TOKEN })) }),
    ],
    [
      'a known call that was shown as unknown',
      toSign(revoke, { shown: decodeCall({ ...revoke, data: '0x12' }) }),
    ],
    [
      'more facts about the contract than were shown',
      toSign(
        { ...revoke, to: COLLECTION },
        { shown: decodeCall({ ...revoke, to: COLLECTION }), facts: { standard: 'erc20' } },
      ),
    ],
    ['a network that is not ours', toSign({ ...revoke, chainId: 61 })],
    ['a least output that was shown higher', toSign(swapOf(5n), { shown: decodeCall(swapOf(6n)) })],
  ])('%s', async (_, call) => {
    await expectRefused(signCall(account, call), 'call.error.notShown');
  });

  test.each<[string, string, CallWarning, string?]>([
    [
      'an allowance without limit',
      `0x095ea7b3${'0'.repeat(24)}${SPENDER.slice(2)}${'f'.repeat(64)}`,
      { type: 'unlimitedApproval', contract: TOKEN, spender: SPENDER },
    ],
    [
      'everything of a collection',
      `0xa22cb465${'0'.repeat(24)}${SPENDER.slice(2)}${'1'.padStart(64, '0')}`,
      { type: 'approvalForAll', contract: COLLECTION, spender: SPENDER },
      COLLECTION,
    ],
    [
      'an increase without limit',
      `0x39509351${'0'.repeat(24)}${SPENDER.slice(2)}${'f'.repeat(64)}`,
      { type: 'unlimitedApproval', contract: TOKEN, spender: SPENDER },
    ],
    ['an unknown call', '0x12345678', { type: 'unknownCall' }],
  ])('%s, unless accepted', async (_, data, warning, to = TOKEN) => {
    const call = toSign({ ...revoke, to, data });
    await expectRefused(signCall(account, call), 'call.error.notAccepted');
    const ofAnother: CallWarning = { type: 'unlimitedApproval', contract: TOKEN, spender: TOKEN };
    await expectRefused(signCall(account, { ...call, accepted: [ofAnother] }), 'call.error.notAccepted');
    const consent = warning.type === 'unknownCall' ? consentOf(call.transaction) : undefined;
    const { signedTransaction } = await signCall(account, { ...call, accepted: [warning], consent });
    expect(Transaction.from(signedTransaction).data).toBe(data.toLowerCase());
  });

  test('coin that stays with an exchange, unless accepted', async () => {
    const withCoinLeft = { ...swapOf(5n, { path: [TOKEN, SPENDER], paysCoin: false }), value: 3n };
    await expectRefused(signCall(account, toSign(withCoinLeft)), 'call.error.notAccepted');
    const accepted: CallWarning[] = [{ type: 'coinLeft', amount: 3n }];
    await expectRefused(signCall(account, toSign(withCoinLeft, { accepted })), 'call.error.notAccepted');
    const consented = toSign(withCoinLeft, { accepted, consent: consentOf(withCoinLeft) });
    const { signedTransaction } = await signCall(account, consented);
    expect(Transaction.from(signedTransaction).value).toBe(3n);
  });

  test.each<[string, CallTransaction, CallWarning]>([
    ['an unknown call', { ...revoke, data: '0x12345678' }, { type: 'unknownCall' }],
    ['a contract', { to: null, value: 4n, data: '0x6000', chainId }, { type: 'unknownCall' }],
    ['coin beside an approval', { ...revoke, value: 4n }, { type: 'coinLeft', amount: 4n }],
  ])(
    '%s without consent, whatever is accepted, and consent without the warning',
    async (_, transaction, warning) => {
      const call = toSign(transaction);
      await expectRefused(signCall(account, { ...call, accepted: [warning] }), 'call.error.notAccepted');
      const consent = consentOf(transaction);
      await expectRefused(signCall(account, { ...call, consent }), 'call.error.notAccepted');
      for (const other of [
        { ...transaction, value: 9n },
        { ...transaction, data: '0x12345679' },
      ]) {
        const misused = { ...call, accepted: [warning], consent: consentOf(other) };
        await expectRefused(signCall(account, misused), 'call.error.notAccepted');
      }
      for (const usedFees of [fees, legacy]) {
        const consented = toSign(transaction, {
          accepted: [warning],
          consent,
          fees: usedFees,
        });
        const { signedTransaction } = await signCall(account, consented);
        expect(signedTransaction).toBe(signElsewhere(transaction, usedFees));
      }
    },
  );

  test('an account that signs another call', async () => {
    const liar = new Wallet(account.privateKey);
    liar.signTransaction = (transaction) =>
      account.signTransaction({
        ...transaction,
        data: buildRevoke({ chainId, token: TOKEN, spender: TOKEN }).data,
      });
    await expectRefused(signCall(liar, toSign(revoke)), 'call.error.notShown');
  });
});

function swapOf(
  amountOutMin: bigint,
  terms: Partial<Parameters<typeof buildV2Swap>[0]> = {},
): CallTransaction {
  return buildV2Swap({
    chainId,
    router: SPENDER,
    path: [wrappedCoin, TOKEN],
    paysCoin: true,
    receivesCoin: false,
    amountIn: 9n,
    amountOutMin,
    recipient: account.address,
    deadline: 1_800_000_000n,
    takesTransferFee: false,
    ...terms,
  });
}
