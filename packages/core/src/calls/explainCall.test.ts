import { describe, expect, test } from 'vitest';
import type { SimulationAnswer } from '../schemas/simulationAnswer.ts';
import { exchangeOf } from '../exchanges/exchangeOf.ts';
import { networks } from '../networks/networks.ts';
import { buildApprove } from './build/buildApprove.ts';
import { buildNativeTransfer } from './build/buildNativeTransfer.ts';
import { buildTokenTransfer } from './build/buildTokenTransfer.ts';
import { buildV2Swap } from './build/buildV2Swap.ts';
import { listedPools } from '../pools/listedPools.ts';
import { buildPoolDeposit } from './build/buildPoolDeposit.ts';
import { buildPoolRedemption } from './build/buildPoolRedemption.ts';
import { explainCall } from './explainCall.ts';

const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const [{ chainId, wrappedCoin }] = networks;
const NOW = 1_800_000_000n;
const context = { sender: SENDER, now: NOW };

test('explains a token transfer in words and decimal texts', () => {
  const explanation = explainCall(
    buildTokenTransfer({ chainId, token: TOKEN, to: OTHER, amount: 2n ** 70n }),
    context,
  );
  expect(explanation).toEqual({
    kind: 'tokenTransfer',
    title: 'Send tokens',
    digest: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
    movements: [
      {
        direction: 'out',
        asset: { type: 'token', contract: TOKEN },
        amount: '1180591620717411303424',
        bound: 'exact',
        to: OTHER,
      },
    ],
    permissions: [],
    warnings: [],
  });
  expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
});

test('explains an approval, with its warnings', () => {
  const explanation = explainCall(
    buildApprove({ chainId, token: TOKEN, spender: OTHER, amount: 5n, named: 5n }),
    context,
  );
  expect(explanation).toMatchObject({
    kind: 'approve',
    title: 'Allow spending',
    permissions: [{ asset: { type: 'tokenOrNft', contract: TOKEN, id: '5' }, spender: OTHER, change: 'set' }],
    warnings: [{ type: 'amountOrId', text: expect.stringContaining('or the ID of one NFT') as string }],
  });
});

test('explains an unknown call as unknown, with the reason', () => {
  expect(explainCall({ chainId, to: TOKEN, value: 7n, data: '0xdeadbeef' }, context)).toMatchObject({
    kind: 'unknown',
    title: 'Unknown call',
    unknownReason: 'selector',
    movements: [{ direction: 'out', asset: { type: 'coin' }, amount: '7' }],
    warnings: [{ type: 'unknownCall' }],
  });
  expect(explainCall({ chainId: 5, to: null, value: 0n, data: '0x' }, context)).toMatchObject({
    kind: 'unknown',
  });
});

test('recognises a listed vault, and no other', () => {
  const [listed] = listedPools('ethereum');
  const deposit = (vault: string) =>
    explainCall(buildPoolDeposit({ chainId, vault, assets: 5n, receiver: SENDER }), context).warnings;
  expect(deposit(listed?.address ?? '')).toEqual([]);
  expect(deposit(OTHER)).toMatchObject([{ type: 'unknownContract' }]);
});

describe('a swap', () => {
  const terms = {
    chainId,
    amountIn: 5n,
    amountOutMin: 4n,
    path: [TOKEN, wrappedCoin],
    recipient: SENDER,
    deadline: NOW + 600n,
    paysCoin: false,
    receivesCoin: false,
    takesTransferFee: false,
  };

  test.each([
    ['known', exchangeOf('ethereum')?.v2.router ?? '', []],
    [
      'unverified',
      OTHER,
      [{ type: 'unknownContract', text: expect.stringContaining('does not know') as string }],
    ],
  ])('by a router that is %s', (_, router, warnings) => {
    const explanation = explainCall(buildV2Swap({ ...terms, router }), context);
    expect(explanation).toMatchObject({ kind: 'swap', deadline: (NOW + 600n).toString(), warnings });
  });
});

test('adds the warnings of a simulation, each once', () => {
  const simulated: Pick<SimulationAnswer, 'outcome' | 'parties'> = {
    outcome: {
      succeeds: true,
      reason: null,
      gasUsed: '21000',
      coin: { units: '-8', word: 'verified' },
      movements: [],
      approvals: [],
      receipts: [],
      isWhole: true,
    },
    parties: [],
  };
  const transfer = buildNativeTransfer({ chainId, to: OTHER, amount: 7n });
  expect(explainCall(transfer, { ...context, simulated }).warnings).toEqual([
    { type: 'leavesUnsaid', text: expect.stringContaining('ETH') as string },
  ]);
  expect(explainCall(transfer, context).warnings).toEqual([]);
});

test('reports the accepted loss of a withdrawal from a pool', () => {
  const terms = { chainId, vault: TOKEN, shares: 5n, receiver: SENDER, owner: SENDER };
  expect(explainCall(buildPoolRedemption({ ...terms, maxLossBps: 3n }), context).maxLossBps).toBe('3');
  expect(explainCall(buildPoolRedemption(terms), context)).not.toHaveProperty('maxLossBps');
});
