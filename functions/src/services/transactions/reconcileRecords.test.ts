import { buildV2Swap } from '@everything-wallet/core/calls/build/buildV2Swap';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import { toBeHex, Wallet, zeroPadValue } from 'ethers';
import { logger } from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { fakeReceipt } from '../../testing/fakeReceipt.ts';
import { fakeRecords } from '../../testing/fakeRecords.ts';
import type { Chain, Receipt, NodeResponse } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { reconcileRecords } from './reconcileRecords.ts';

vi.mock('firebase-functions/logger', () => ({ logger: { error: vi.fn(), warn: vi.fn() } }));

const record: TransactionRecord = {
  user_id: 'user',
  type: 'send',
  status: 'pending',
  amount: '0.25',
  token_symbol: 'ETH',
  tx_hash: `0x${'ab'.repeat(32)}`,
  from_address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  to_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  network: 'ethereum',
  gas_fee: '0.000441',
  nonce: 3,
};
const token = { ...record, contract_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' };
const nothing: NodeResponse = { confirmations: 0 };
/** Response of a node that has the transfer in a block, 12 deep by default. */
const included = (changes: Partial<Receipt> = {}, confirmations = 12): NodeResponse => ({
  receipt: fakeReceipt(changes),
  confirmations,
});
const chainWith = (...responses: (NodeResponse | undefined)[]) =>
  fakeChain({ getNodeResponses: () => Promise.resolve(responses) });
const down = fakeChain({ getNodeResponses: () => Promise.resolve([undefined, undefined]) });

/** A swap of 1,000 of a token, signed by the owner of `record`, for 77 of another one. */
const COME = '0x1563915e194D8CfBA1943570603F7606A3115508';
const SPENT = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ROUTER = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
async function swapRecord(): Promise<TransactionRecord> {
  const wallet = Wallet.fromPhrase(
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
  );
  const { to, data } = buildV2Swap({
    chainId: 1,
    router: ROUTER,
    path: [SPENT, COME],
    paysCoin: false,
    receivesCoin: false,
    amountIn: 1_000n,
    amountOutMin: 1n,
    recipient: wallet.address,
    deadline: 1_800_000_000n,
    takesTransferFee: false,
  });
  const bytes = {
    type: 2,
    chainId: 1,
    nonce: 3,
    gasLimit: 200_000n,
    maxFeePerGas: 1n,
    maxPriorityFeePerGas: 1n,
  };
  const signed = await wallet.signTransaction({ ...bytes, to, data });
  return {
    ...record,
    type: 'swap',
    call_kind: 'swap',
    amount: '0.001',
    contract_address: SPENT,
    to_address: ROUTER,
    signed_transaction: signed,
  };
}
const moves = (came: bigint) => [
  { address: SPENT, topics: transferTopics(record.from_address, ROUTER), data: toBeHex(1_000n, 32) },
  { address: COME, topics: transferTopics(ROUTER, record.from_address), data: toBeHex(came, 32) },
];
const transferTopics = (from: string, to: string) => [
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  ...[from, to].map((address) => zeroPadValue(address, 32)),
];

async function reconcile(
  chains: Partial<Record<RpcName, Chain>>,
  open: Record<string, TransactionRecord> = { one: record },
  records = fakeRecords(open),
  createdAt = Date.now(),
) {
  const chainOf = (rpcName: RpcName) => chains[rpcName] ?? down;
  const found = [...records.stored].map(([id, found]) => ({ id, record: found, createdAt }));
  const waiting = await reconcileRecords(found, { chainOf, records });
  return { waiting, stored: records.stored, shallow: records.shallow };
}

async function reconcileWith(open: Record<string, TransactionRecord>, mainnet: Chain) {
  const records = fakeRecords(open);
  return { ...(await reconcile({ mainnet }, open, records)), records };
}

describe('reconcileRecords', () => {
  describe('of a call', () => {
    it('records what was paid and received if two nodes agree', async () => {
      const swap = await swapRecord();
      const node = included({ logs: moves(77n) });
      const { stored } = await reconcile({ mainnet: chainWith(node, node) }, { one: swap });
      expect(stored.get('one')).toMatchObject({
        status: 'completed',
        left: [{ kind: 'erc20', contract_address: SPENT, units: '1000' }],
        came: [{ kind: 'erc20', contract_address: COME, units: '77' }],
      });
    });

    it('settles one that cannot be read by its receipt, without moves: coin that it pays out is in no log', async () => {
      const unknown = { ...(await swapRecord()), call_kind: 'other' as const, is_unverified_call: true };
      const open = { one: unknown, two: { ...unknown, is_contract_creation: true } };
      const node = included({ logs: moves(77n) });
      const { stored } = await reconcile({ mainnet: chainWith(node, node) }, open);
      for (const id of ['one', 'two']) {
        expect(stored.get(id)?.status).toBe('completed');
        expect(stored.get(id)).not.toHaveProperty('left');
        expect(stored.get(id)).not.toHaveProperty('came');
      }
      const reverted = included({ succeeded: false });
      const failed = await reconcile({ mainnet: chainWith(reverted, reverted) }, open);
      expect(failed.stored.get('two')).toMatchObject({ status: 'failed', failure_reason: 'reverted' });
    });

    it('writes amounts with labels if known, and does not request recorded ones again', async () => {
      const swap = await swapRecord();
      const node = included({ logs: moves(77n) }, 1);
      const records = fakeRecords({ one: swap });
      const readLabel = vi.fn(() => Promise.resolve({ symbol: 'TUSD', decimals: 6, isSettled: true }));
      const once = async () => {
        const open = [...records.stored].map(([id, found]) => ({ id, record: found, createdAt: Date.now() }));
        await reconcileRecords(open, { chainOf: () => chainWith(node, node), records, readLabel });
      };
      await once();
      await once();
      const [left] = records.stored.get('one')?.left ?? [];
      expect(left).toEqual({
        kind: 'erc20',
        contract_address: SPENT,
        units: '1000',
        symbol: 'TUSD',
        decimals: 6,
      });
      expect(readLabel).toHaveBeenCalledTimes(2);
    });

    it.each<[string, readonly (NodeResponse | undefined)[]]>([
      ['one node alone of two says it', [included({ logs: moves(77n) }), undefined]],
      ['two differ', [included({ logs: moves(77n) }), included({ logs: moves(78n) })]],
      [
        'two of four say one thing and two another',
        [77n, 77n, 78n, 78n].map((came) => included({ logs: moves(came) })),
      ],
      [
        'they are of two blocks',
        [included({ logs: moves(77n), blockNumber: 90n }), included({ logs: moves(77n), blockNumber: 91n })],
      ],
      ['none has logs', [included(), included()]],
    ])('records no moves if %s', async (_, responses) => {
      const { stored } = await reconcile({ mainnet: chainWith(...responses) }, { one: await swapRecord() });
      expect(stored.get('one')?.status).toBe('completed');
      expect(stored.get('one')).not.toHaveProperty('left');
      expect(stored.get('one')).not.toHaveProperty('came');
    });

    it('outvotes one node of three that contradicts', async () => {
      const [said, other] = [included({ logs: moves(77n) }), included({ logs: moves(1_000_000n) })];
      const { stored } = await reconcile(
        { mainnet: chainWith(other, said, said) },
        { one: await swapRecord() },
      );
      expect(stored.get('one')?.came).toMatchObject([{ units: '77' }]);
    });

    it('leaves the agreed moves of a block while a node confirms them, or none contradicts them', async () => {
      const swap: TransactionRecord = {
        ...(await swapRecord()),
        block_number: 90,
        left: [{ units: '1000', symbol: 'USDC', contract_address: SPENT, decimals: 6, kind: 'erc20' }],
        came: [{ units: '77', contract_address: COME, kind: 'erc20' }],
      };
      const node = included({ logs: moves(77n) });
      const once = async (...responses: (NodeResponse | undefined)[]) =>
        (await reconcile({ mainnet: chainWith(...responses) }, { one: swap })).stored.get('one');
      expect(await once(node, undefined)).toMatchObject({ left: swap.left, came: swap.came });
      // Regression: with the final outcome, a node without logs erased the agreed moves for good.
      for (const other of [[], moves(78n)]) {
        expect(await once(node, included({ logs: other }))).toMatchObject({
          is_final: true,
          came: swap.came,
        });
      }
      expect(await once(included({ logs: moves(78n) }), undefined)).not.toHaveProperty('came');
      expect(await once(included({ logs: moves(77n), blockNumber: 91n }), undefined)).not.toHaveProperty(
        'came',
      );
    });

    it('deletes the moves when a reorg removes the block', async () => {
      const node = included({ logs: moves(77n) }, 1);
      const { stored, records } = await reconcileWith({ one: await swapRecord() }, chainWith(node, node));
      expect(stored.get('one')?.came).toHaveLength(1);
      await reconcile({ mainnet: chainWith(nothing, nothing) }, {}, records);
      expect(stored.get('one')?.status).toBe('pending');
      expect(stored.get('one')).not.toHaveProperty('came');
    });

    it('is completed even if its moves cannot be read', async () => {
      const node = included({ logs: moves(77n) });
      const broken = { ...(await swapRecord()), signed_transaction: '0x02' };
      const { stored } = await reconcile({ mainnet: chainWith(node, node) }, { one: broken });
      expect(stored.get('one')?.status).toBe('completed');
      expect(stored.get('one')).not.toHaveProperty('came');
      expect(vi.mocked(logger.error)).toHaveBeenCalledOnce();
    });

    it('has failed if it was reverted, and moved nothing', async () => {
      const node = included({ succeeded: false, logs: [] });
      const { stored } = await reconcile({ mainnet: chainWith(node, node) }, { one: await swapRecord() });
      expect(stored.get('one')).toMatchObject({ status: 'failed', failure_reason: 'reverted' });
      expect(stored.get('one')).not.toHaveProperty('left');
    });

    it('has not failed for want of a log of its token: a router moves it', async () => {
      const node = included({ logs: [] });
      const { stored } = await reconcile({ mainnet: chainWith(node, node) }, { one: await swapRecord() });
      expect(stored.get('one')).toMatchObject({ status: 'completed', left: [], came: [] });
    });
  });

  // Regression: they were left out of the count, and remained pending forever unnoticed.
  describe('of a network that is not known here', () => {
    const far = { ...record, network: 'farcoin' };
    const warnings = () => vi.mocked(logger.warn).mock.calls;

    it('counts records as waiting beside the others, and logs it once', async () => {
      const open = { one: record, two: far, three: { ...far, tx_hash: `0x${'cd'.repeat(32)}` } };
      const { waiting, stored } = await reconcile({ mainnet: chainWith(included()) }, open);
      expect(waiting).toBe(2);
      expect(stored.get('one')?.status).toBe('completed');
      expect(stored.get('two')).toEqual(far);
      await reconcile({ mainnet: chainWith(included()) }, open);
      expect(warnings()).toEqual([[expect.any(String), { network: 'farcoin' }]]);
    });

    it('is no chain that is down', async () => {
      expect((await reconcile({}, { one: far })).waiting).toBe(1);
      await expect(reconcile({}, { one: record, two: far })).rejects.toThrow(ChainUnavailableError);
    });
  });

  it('completes a transfer with a receipt for good, and records the fee paid', async () => {
    const { waiting, stored, shallow } = await reconcile({
      mainnet: chainWith(included({ feePaid: 42_000_000_000_000n })),
    });
    expect(waiting).toBe(0);
    expect(stored.get('one')).toEqual({
      ...record,
      status: 'completed',
      fee_paid: '0.000042',
      block_number: 90,
      confirmations: 12,
      is_final: true,
      gas_used: '21000',
    });
    expect(shallow.size).toBe(0);
  });

  it('fails a transfer that was included without effect', async () => {
    const { stored } = await reconcile({ mainnet: chainWith(included({ succeeded: false, feePaid: 1n })) });
    expect(stored.get('one')).toMatchObject({ status: 'failed', fee_paid: '0.000000000000000001' });
  });

  it('updates the fee and the depth with every lookup', async () => {
    const blockHash = `0x${'be'.repeat(32)}`;
    const receipt = { blockHash, gasPrice: 12_000_000_000n, feePaid: 252_000_000_000_000n };
    const requested: string[] = [];
    const at = (confirmations: number) => ({
      ...chainWith(included(receipt, confirmations)),
      getBlockFactsOf: (hash: string) => {
        requested.push(hash);
        return Promise.resolve({ baseFee: 11_000_000_000n, time: 1_700_000_000_000 });
      },
    });
    const records = fakeRecords({ one: record });
    await reconcile({ mainnet: at(3) }, {}, records);
    expect(records.stored.get('one')).toEqual({
      ...record,
      status: 'completed',
      block_number: 90,
      confirmations: 3,
      is_final: false,
      gas_used: '21000',
      gas_price_paid: '12000000000',
      base_fee_per_gas: '11000000000',
      block_time: 1_700_000_000_000,
      fee_paid: '0.000252',
    });
    await reconcile({ mainnet: at(40) }, {}, records);
    expect(records.stored.get('one')).toMatchObject({
      confirmations: 12,
      is_final: true,
      block_time: 1_700_000_000_000,
    });
    expect(requested).toEqual([blockHash]);
  });

  it('settles a transfer in a block even if no node reports the burnt fee', async () => {
    const { stored } = await reconcile({
      mainnet: {
        ...chainWith(included({ blockHash: `0x${'be'.repeat(32)}` })),
        getBlockFactsOf: () => Promise.reject(new Error('busy')),
      },
    });
    expect(stored.get('one')).toMatchObject({ status: 'completed' });
    expect(stored.get('one')).not.toHaveProperty('base_fee_per_gas');
  });

  it.each([
    ['reverted', { succeeded: false }, record],
    ['tokensNotMoved', { logs: [] }, token],
  ] as const)('records why it failed in its block: %s', async (reason, receipt, failed) => {
    const { stored } = await reconcile({ mainnet: chainWith(included(receipt)) }, { one: failed });
    expect(stored.get('one')).toMatchObject({ status: 'failed', failure_reason: reason });
  });

  it("deletes the block's facts when a reorg removes it", async () => {
    const records = fakeRecords({ one: record });
    await reconcile({ mainnet: chainWith(included({ feePaid: 1n, gasPrice: 1n }, 5)) }, {}, records);
    await reconcile({ mainnet: chainWith(nothing) }, {}, records);
    expect(records.stored.get('one')).toEqual(record);
  });

  it('calls a transfer dropped that no node knows for long, and neither failed nor dropped once one does again', async () => {
    const unknown = { ...chainWith(nothing, nothing), isUnknown: () => Promise.resolve(true) };
    const young = await reconcile({ mainnet: unknown });
    expect(young.stored.get('one')).toEqual(record);

    const records = fakeRecords({ one: record });
    const longAgo = Date.now() - 3_600_000;
    const { waiting } = await reconcile({ mainnet: unknown }, {}, records, longAgo);
    expect(waiting).toBe(1);
    const dropped = records.stored.get('one');
    expect(dropped).toEqual({ ...record, dropped_at: expect.any(Number) as number });
    await reconcile({ mainnet: unknown }, {}, records, longAgo);
    expect(records.stored.get('one')).toEqual(dropped);
    await reconcile({ mainnet: chainWith(nothing, nothing) }, {}, records, longAgo);
    expect(records.stored.get('one')).toEqual(record);
  });

  it('fails a transfer of tokens whose contract logged none', async () => {
    const { stored } = await reconcile(
      { mainnet: chainWith(included({ feePaid: 1n, logs: [] })) },
      { one: token },
    );
    expect(stored.get('one')).toMatchObject({ status: 'failed', fee_paid: '0.000000000000000001' });
  });

  // Regression: nodes agreed on the receipt's status alone, and the deepest one's lack of logs failed it for good.
  it('fails no transfer that one node has seen succeed: not while another contradicts, and never for good', async () => {
    const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
    const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
    const topics = [TRANSFER, word(token.from_address), word(token.to_address)];
    const logs = [{ address: token.contract_address, topics }];
    for (const responses of [
      [included({ logs: [] }, 20), included({ logs })],
      [included({ logs }), included({ logs: [] }, 20)],
      [included({ succeeded: false }, 20), included({ logs }, 1)],
    ]) {
      const { stored, shallow } = await reconcile({ mainnet: chainWith(...responses) }, { one: token });
      expect(stored.get('one')?.status).toBe('completed');
      expect([...shallow]).toEqual(['one']);
    }
  });

  // Regression: the first block of one node of several was enough to call a transfer failed, and a failed
  // transfer is sent again: a lying node, or a reorg, cost the amount once more.
  describe('by one node of several, whose block is young', () => {
    const young = included({ succeeded: false, feePaid: 1n }, 1);

    it.each<[string, (NodeResponse | undefined)[]]>([
      ['is the only one that answers', [undefined, young]],
      ['is the only one that has it in a block', [nothing, young]],
      ['is nearly deep enough', [included({ succeeded: false }, 11), undefined]],
      ['is deep, while another does not have it', [included({ succeeded: false }, 20), nothing]],
      // Regression: where the others were silent its word was final, and with it went the bytes and the nonce's slot.
      ['is deep, while another is silent', [included({ succeeded: false }, 1_000), undefined]],
    ])('has not failed if it %s', async (_, responses) => {
      const { waiting, stored, shallow } = await reconcile({ mainnet: chainWith(...responses) });
      expect(waiting).toBe(1);
      expect(stored.get('one')).toEqual(record);
      expect([...shallow]).toEqual([]);
    });

    it('nor have tokens that it saw no contract move', async () => {
      const chain = chainWith(included({ logs: [] }, 1), undefined);
      const { stored } = await reconcile({ mainnet: chain }, { one: token });
      expect(stored.get('one')).toEqual(token);
    });

    it('has failed once every node has the block deep enough, and for good', async () => {
      const deep = included({ succeeded: false, feePaid: 1n });
      const { waiting, stored, shallow } = await reconcile({ mainnet: chainWith(deep, deep) });
      expect(waiting).toBe(0);
      expect(stored.get('one')).toMatchObject({ status: 'failed' });
      expect(shallow.size).toBe(0);
    });

    it('has failed if it is the only one there is, and is looked up again', async () => {
      const { waiting, stored, shallow } = await reconcile({ mainnet: chainWith(young) });
      expect(waiting).toBe(0);
      expect(stored.get('one')).toMatchObject({ status: 'failed' });
      expect([...shallow]).toEqual(['one']);
    });

    it('has not failed if another node agrees, and a third is silent or does not have it', async () => {
      for (const third of [undefined, nothing]) {
        const { waiting, stored } = await reconcile({ mainnet: chainWith(young, young, third) });
        expect(waiting).toBe(1);
        expect(stored.get('one')).toEqual(record);
      }
    });

    it('has failed if all other nodes agree, and is looked up again', async () => {
      const { waiting, stored, shallow } = await reconcile({ mainnet: chainWith(young, young, young) });
      expect(waiting).toBe(0);
      expect(stored.get('one')).toMatchObject({ status: 'failed' });
      expect([...shallow]).toEqual(['one']);
    });

    it('is no longer completed, and not failed either, if it was', async () => {
      const records = fakeRecords({ one: record });
      await reconcile({ mainnet: chainWith(included({ feePaid: 2n }, 2)) }, {}, records);
      const { waiting, stored } = await reconcile({ mainnet: chainWith(young, undefined) }, {}, records);
      expect(waiting).toBe(1);
      expect(stored.get('one')).toEqual(record);
    });

    it('stays failed once all nodes have reported it', async () => {
      const records = fakeRecords({ one: record });
      await reconcile({ mainnet: chainWith(young, young) }, {}, records);
      const { waiting, stored, shallow } = await reconcile(
        { mainnet: chainWith(young, undefined) },
        {},
        records,
      );
      expect(waiting).toBe(0);
      expect(stored.get('one')).toMatchObject({ status: 'failed' });
      expect([...shallow]).toEqual(['one']);
    });
  });

  it('waits while no node has it in a block', async () => {
    const { waiting, stored } = await reconcile({ mainnet: chainWith(nothing, nothing) });
    expect(waiting).toBe(1);
    expect(stored.get('one')).toEqual(record);
  });

  it('completes it when one node has it in a block and another has not yet', async () => {
    const { waiting, stored, shallow } = await reconcile({ mainnet: chainWith(nothing, included({}, 1)) });
    expect(waiting).toBe(0);
    expect(stored.get('one')).toMatchObject({ status: 'completed' });
    expect([...shallow]).toEqual(['one']);
  });

  it.each(networks)('takes an outcome on $name for final at its depth and no earlier', async (network) => {
    const { id, rpcName, confirmations } = network;
    const open = { one: { ...record, network: id } };
    const before = await reconcile({ [rpcName]: chainWith(included({}, confirmations - 1)) }, open);
    expect(before.stored.get('one')).toMatchObject({ status: 'completed' });
    expect([...before.shallow]).toEqual(['one']);
    const then = await reconcile({ [rpcName]: chainWith(included({}, confirmations)) }, open);
    expect([...then.shallow]).toEqual([]);
  });

  it.each<[string, (NodeResponse | undefined)[], boolean]>([
    ['one has no block with it', [included(), nothing], false],
    ['one has it less deep', [included(), included({}, 11)], false],
    ['one says that it had no effect', [included(), included({ succeeded: false })], false],
    // Regression: one that lies, while the other was silent, settled it for good.
    ['one of two does not answer', [undefined, included()], false],
    ['one of three does not answer', [undefined, included(), included()], true],
  ])('is as sure as all that answer, and at least two: if %s', async (_name, responses, isFinal) => {
    const { shallow } = await reconcile({ mainnet: chainWith(...responses) });
    expect(shallow.has('one')).toBe(!isFinal);
  });

  // Regression: block, fee and gas of a final record were those of the deepest node, and its time the first
  // node's.
  it('is final in one block that nodes agree on, without figures on which they do not', async () => {
    const [own, other] = [`0x${'be'.repeat(32)}`, `0x${'ef'.repeat(32)}`];
    const facts = { blockHash: own, gasUsed: 21_000n, feePaid: 5n, gasPrice: 3n };
    const true1 = included(facts);
    const elsewhere = included({ ...facts, blockHash: other, blockNumber: 95n }, 900);
    const differing = await reconcile({ mainnet: chainWith(true1, elsewhere) });
    expect([...differing.shallow]).toEqual(['one']);
    const outvoted = await reconcile({ mainnet: chainWith(elsewhere, true1, true1) });
    expect(outvoted.stored.get('one')).toMatchObject({ block_number: 90, fee_paid: '0.000000000000000005' });
    const dear = included({ ...facts, feePaid: 10n ** 18n, gasUsed: 1n }, 900);
    const ofThree = await reconcile({ mainnet: chainWith(dear, true1, true1) });
    expect(ofThree.stored.get('one')).toMatchObject({
      fee_paid: '0.000000000000000005',
      gas_used: '21000',
      is_final: true,
    });
    const ofTwo = await reconcile({ mainnet: chainWith(dear, true1) });
    expect(ofTwo.stored.get('one')).toMatchObject({
      status: 'completed',
      gas_price_paid: '3',
      is_final: true,
    });
    for (const unknown of ['fee_paid', 'gas_used'])
      expect(ofTwo.stored.get('one')).not.toHaveProperty(unknown);
  });

  describe('when a reorganisation takes its block back', () => {
    async function afterReorganisation(chain: Chain) {
      const records = fakeRecords({ one: record });
      await reconcile({ mainnet: chainWith(included({ feePaid: 1n }, 2)) }, {}, records);
      expect(records.stored.get('one')).toMatchObject({ status: 'completed' });
      return reconcile({ mainnet: chain }, {}, records);
    }

    it('it is pending again, without a fee', async () => {
      const { waiting, stored } = await afterReorganisation(chainWith(nothing, nothing));
      expect(waiting).toBe(1);
      expect(stored.get('one')).toEqual(record);
    });

    const oneSilent = (isRemovedByReorg: boolean) =>
      fakeChain({
        getNodeResponses: () => Promise.resolve([nothing, undefined]),
        isRemovedByReorg: (txHash, block) =>
          Promise.resolve(isRemovedByReorg && txHash === record.tx_hash && block === 90n),
      });

    it('it stays unchanged while a node does not answer and the other one may be behind', async () => {
      const { waiting, stored } = await afterReorganisation(oneSilent(false));
      expect(waiting).toBe(0);
      expect(stored.get('one')).toMatchObject({ status: 'completed' });
    });

    // Regression: one silent node of two, or of three, left a transfer 'completed' that the others had in no
    // block any more.
    it('it is pending again if a node that is as far has it in no block, though another does not answer', async () => {
      const { waiting, stored, shallow } = await afterReorganisation(oneSilent(true));
      expect(waiting).toBe(1);
      expect(stored.get('one')).toEqual(record);
      expect([...shallow]).toEqual([]);
    });

    // Regression: of a record from before blocks were written down a node of any height was believed.
    it('stays unchanged if no block was recorded', async () => {
      const { stored } = await reconcile(
        { mainnet: { ...oneSilent(true), isRemovedByReorg: () => Promise.resolve(true) } },
        { one: { ...record, status: 'completed' } },
      );
      expect(stored.get('one')).toMatchObject({ status: 'completed' });
    });

    it('it has failed if the other chain used its nonce, or included it without effect', async () => {
      const replaced = fakeChain({ isDropped: () => Promise.resolve(true) });
      expect((await afterReorganisation(replaced)).stored.get('one')).toMatchObject({
        status: 'failed',
        fee_paid: '0',
      });
      const reverted = chainWith(included({ succeeded: false, feePaid: 2n }));
      expect((await afterReorganisation(reverted)).stored.get('one')).toMatchObject({
        status: 'failed',
        fee_paid: '0.000000000000000002',
      });
    });

    it('nothing changes once the outcome was final', async () => {
      const records = fakeRecords({ one: record });
      await reconcile({ mainnet: chainWith(included()) }, {}, records);
      const { stored } = await reconcile({ mainnet: chainWith(nothing) }, {}, records);
      expect(stored.get('one')).toMatchObject({ status: 'completed' });
    });
  });

  it("fails a transfer for good that was dropped, at its network's depth", async () => {
    const asked: unknown[] = [];
    const { waiting, stored, shallow } = await reconcile({
      mainnet: fakeChain({
        isDropped: (...question) => {
          asked.push(question);
          return Promise.resolve(true);
        },
      }),
    });
    expect(waiting).toBe(0);
    expect(asked).toEqual([[{ txHash: record.tx_hash, from: record.from_address, nonce: 3 }, 12]]);
    expect(stored.get('one')).toEqual({
      ...record,
      status: 'failed',
      fee_paid: '0',
      is_final: true,
      failure_reason: 'replaced',
    });
    expect(shallow.size).toBe(0);
  });

  it('calls nothing failed while one node does not answer: it may be the one that has it', async () => {
    const { waiting, stored } = await reconcile({
      mainnet: fakeChain({
        getNodeResponses: () => Promise.resolve([nothing, undefined]),
        isDropped: () => Promise.resolve(true),
      }),
    });
    expect(waiting).toBe(1);
    expect(stored.get('one')).toEqual(record);
  });

  it('settles the other networks when one is down', async () => {
    const { waiting, stored } = await reconcile(
      { 'polygon-amoy': chainWith(included()) },
      { one: record, two: { ...record, network: 'polygon-amoy' } },
    );
    expect(waiting).toBe(1);
    expect(stored.get('one')?.status).toBe('pending');
    expect(stored.get('two')?.status).toBe('completed');
  });

  it('fails if not one could be looked up, and succeeds without any', async () => {
    await expect(reconcile({})).rejects.toMatchObject({ code: 'unavailable' });
    expect((await reconcile({}, {})).waiting).toBe(0);
  });

  it('settles the others if one cannot be written, and fails', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 20 }, (_, nonce) => [
        `r${nonce}`,
        { ...record, nonce, tx_hash: toBeHex(nonce + 1, 32) },
      ]),
    );
    const records = fakeRecords(many);
    const settle = records.settle.bind(records);
    records.settle = (id, outcome) =>
      id === 'r0' ? Promise.reject(new Error('not written')) : settle(id, outcome);
    await expect(reconcile({ mainnet: chainWith(included()) }, many, records)).rejects.toThrow('not written');
    const statuses = [...records.stored.values()].map(({ status }) => status);
    expect(statuses).toEqual(['pending', ...Array.from({ length: 19 }, () => 'completed')]);
  });

  it('does not ask a dead network once a record', async () => {
    let asked = 0;
    const dead = fakeChain({
      getNodeResponses: () => {
        asked += 1;
        return Promise.resolve([undefined]);
      },
    });
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`r${index}`, record]));
    await expect(reconcile({ mainnet: dead }, many)).rejects.toThrow();
    expect(asked).toBeLessThanOrEqual(5);
  });
});
