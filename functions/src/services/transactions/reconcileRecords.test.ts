import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { describe, expect, it } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { fakeReceipt } from '../../testing/fakeReceipt.ts';
import { fakeRecords } from '../../testing/fakeRecords.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { RpcError } from '../chain/RpcError.ts';
import { reconcileRecords } from './reconcileRecords.ts';

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
const down = () => Promise.reject(new ChainUnavailableError());

async function reconcile(
  chains: Partial<Record<RpcName, Chain>>,
  pending: Record<string, TransactionRecord> = { one: record },
) {
  const records = fakeRecords(pending);
  const chainOf = (rpcName: RpcName) => chains[rpcName] ?? fakeChain({ getReceipt: down });
  const found = Object.entries(pending).map(([id, found]) => ({ id, record: found }));
  return { waiting: await reconcileRecords(found, { chainOf, records }), stored: records.stored };
}

describe('reconcileRecords', () => {
  it('completes a transfer with a receipt, and records the fee paid', async () => {
    const receipt = fakeReceipt({ feePaid: 42_000_000_000_000n });
    const { waiting, stored } = await reconcile({
      mainnet: fakeChain({ getReceipt: () => Promise.resolve(receipt) }),
    });
    expect(waiting).toBe(0);
    expect(stored.get('one')).toEqual({ ...record, status: 'completed', fee_paid: '0.000042' });
  });

  it('fails a transfer that was included without effect', async () => {
    const { stored } = await reconcile({
      mainnet: fakeChain({
        getReceipt: () => Promise.resolve(fakeReceipt({ succeeded: false, feePaid: 1n })),
      }),
    });
    expect(stored.get('one')).toMatchObject({ status: 'failed', fee_paid: '0.000000000000000001' });
  });

  it('fails a transfer of tokens whose contract logged none', async () => {
    const receipt = fakeReceipt({ feePaid: 1n, logs: [] });
    const { stored } = await reconcile(
      { mainnet: fakeChain({ getReceipt: () => Promise.resolve(receipt) }) },
      { one: { ...record, contract_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' } },
    );
    expect(stored.get('one')).toMatchObject({ status: 'failed', fee_paid: '0.000000000000000001' });
  });

  it('waits while nothing is known, and while its nonce is free', async () => {
    for (const settledNonce of [0, 3]) {
      const { waiting, stored } = await reconcile({
        mainnet: fakeChain({ getSettledNonce: () => Promise.resolve(settledNonce) }),
      });
      expect(waiting).toBe(1);
      expect(stored.get('one')).toEqual(record);
    }
  });

  it('fails a transfer whose nonce another one used, some blocks ago', async () => {
    const depths: number[] = [];
    const { waiting, stored } = await reconcile({
      mainnet: fakeChain({
        getSettledNonce: (_address, depth) => {
          depths.push(depth);
          return Promise.resolve(4);
        },
      }),
    });
    expect(waiting).toBe(0);
    expect(depths).toEqual([3]);
    expect(stored.get('one')).toEqual({ ...record, status: 'failed', fee_paid: '0' });
  });

  it('looks for the receipt again after it read the nonce', async () => {
    let asked = 0;
    const { stored } = await reconcile({
      mainnet: fakeChain({
        getReceipt: () => {
          asked += 1;
          return Promise.resolve(asked === 1 ? undefined : fakeReceipt());
        },
        getSettledNonce: () => Promise.resolve(4),
      }),
    });
    expect(stored.get('one')).toEqual({ ...record, status: 'completed' });
  });

  it('waits while a node still knows the transaction', async () => {
    const { waiting } = await reconcile({
      mainnet: fakeChain({
        getSettledNonce: () => Promise.resolve(4),
        knowsTransaction: () => Promise.resolve(true),
      }),
    });
    expect(waiting).toBe(1);
  });

  it('waits when a node keeps no old state', async () => {
    const { waiting } = await reconcile({
      mainnet: fakeChain({
        getSettledNonce: () => Promise.reject(new RpcError(-32000, 'missing trie node')),
      }),
    });
    expect(waiting).toBe(1);
  });

  it('settles the other networks when one is down', async () => {
    const { waiting, stored } = await reconcile(
      { 'polygon-amoy': fakeChain({ getReceipt: () => Promise.resolve(fakeReceipt()) }) },
      { one: record, two: { ...record, network: 'polygon-amoy' } },
    );
    expect(waiting).toBe(1);
    expect(stored.get('one')?.status).toBe('pending');
    expect(stored.get('two')?.status).toBe('completed');
  });

  it('fails when not one could be looked up, and is content without any', async () => {
    await expect(reconcile({})).rejects.toMatchObject({ code: 'unavailable' });
    expect((await reconcile({}, {})).waiting).toBe(0);
  });

  it('does not ask a dead network once a record', async () => {
    let asked = 0;
    const dead = fakeChain({
      getReceipt: () => {
        asked += 1;
        return down();
      },
    });
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`r${index}`, record]));
    await expect(reconcile({ mainnet: dead }, many)).rejects.toThrow();
    expect(asked).toBeLessThanOrEqual(5);
  });
});
