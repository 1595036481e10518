import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chain } from '../../services/chain/Chain.ts';
import { expectProblem } from '../../testing/expectProblem.ts';
import { fakeReceipt } from '../../testing/fakeReceipt.ts';
import { API_WALLET, ApiBench, HASH, RECIPIENT } from '../../testing/ApiBench.ts';

let bench: ApiBench;
beforeEach(() => {
  bench = new ApiBench();
});

describe('GET /transaction/{hash}', () => {
  const transaction = {
    from: API_WALLET.address,
    to: RECIPIENT,
    value: 10n ** 18n,
    nonce: 3,
    gasLimit: 30_000n,
  };
  const ask = (chain: Partial<Chain>) =>
    bench.api(chain)(
      `/transaction/${HASH.toUpperCase().replace('0X', '0x')}?network=sepolia`,
      bench.withKey(),
    );

  it('returns its outcome', async () => {
    const response = await ask({
      getTransaction: () => Promise.resolve(transaction),
      getNodeResponses: () =>
        Promise.resolve([{ receipt: fakeReceipt({ feePaid: 21_000_000_000_000n }), confirmations: 11 }]),
    });
    expect(await response.json()).toEqual({
      txHash: HASH,
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
      status: 'completed',
      agreement: 'agreed',
      nodes: { configured: 1, answered: 1, needed: 1 },
      from: API_WALLET.address,
      to: RECIPIENT,
      value: '1',
      valueWei: '1000000000000000000',
      nonce: 3,
      gasLimit: '30000',
      blockNumber: 90,
      confirmations: 11,
      gasUsed: '21000',
      fee: '0.000021',
      feeWei: '21000000000000',
    });
  });

  it("returns a call's details from the owner’s record", async () => {
    const usdc = {
      kind: 'erc20',
      contract_address: RECIPIENT,
      units: '25000000',
      decimals: 6,
      symbol: 'USDC',
    } as const;
    const record: TransactionRecord = {
      user_id: 'alice',
      type: 'swap',
      status: 'completed',
      amount: '1',
      token_symbol: 'SepoliaETH',
      tx_hash: HASH,
      from_address: API_WALLET.address,
      to_address: RECIPIENT,
      network: 'sepolia',
      nonce: 3,
      call_kind: 'swap',
      left: [{ kind: 'coin', units: '1000000000000000000', decimals: 18, symbol: 'SepoliaETH' }],
      came: [usdc],
    };
    const known: Partial<Chain> = {
      getTransaction: () => Promise.resolve(transaction),
      getNodeResponses: () => Promise.resolve([{ receipt: fakeReceipt(), confirmations: 11 }]),
    };
    expect(await (await ask(known)).json()).not.toHaveProperty('call');
    bench.recorded.set(`alice_11155111_${HASH}`, record);
    expect(await (await ask(known)).json()).toMatchObject({
      status: 'completed',
      call: {
        kind: 'swap',
        left: [{ standard: 'coin', units: '1000000000000000000', decimals: 18, symbol: 'SepoliaETH' }],
        came: [{ standard: 'erc20', contract: RECIPIENT, units: '25000000', decimals: 6, symbol: 'USDC' }],
      },
    });
  });

  it('reports a transaction without effect as failed', async () => {
    const response = await ask({
      getTransaction: () => Promise.resolve(transaction),
      getNodeResponses: () =>
        Promise.resolve([{ receipt: fakeReceipt({ succeeded: false }), confirmations: 11 }]),
    });
    expect(await response.json()).toMatchObject({ status: 'failed', confirmations: 11 });
  });

  // Sepolia requires six blocks.
  it.each([1, 6, 1_000])('with one node of two, %i deep, reports it as pending', async (confirmations) => {
    const said = { receipt: fakeReceipt({ succeeded: false }), confirmations };
    const response = await ask({
      getTransaction: () => Promise.resolve(transaction),
      getNodeResponses: () => Promise.resolve([said, undefined]),
    });
    expect(await response.json()).toMatchObject({ status: 'pending' });
    const agreed = await ask({
      getTransaction: () => Promise.resolve(transaction),
      getNodeResponses: () => Promise.resolve([said, said]),
    });
    expect(await agreed.json()).toMatchObject({ status: 'failed' });
  });

  it('reports a waiting transaction as pending', async () => {
    const { from, value, nonce, gasLimit } = transaction;
    const response = await ask({
      getTransaction: () => Promise.resolve({ from, value, nonce, gasLimit }),
    });
    const body = await response.json();
    expect(body).toMatchObject({ status: 'pending', confirmations: 0 });
    for (const absent of ['to', 'blockNumber', 'fee']) expect(body).not.toHaveProperty(absent);
  });

  it('is not found if no node knows it', async () => {
    await expectProblem(await ask({}), 'transaction_not_found');
  });

  describe('that no node knows, sent from the wallet of the owner of the key,', () => {
    const record: TransactionRecord = {
      user_id: 'alice',
      type: 'send',
      status: 'failed',
      failure_reason: 'replaced',
      amount: '0.25',
      token_symbol: 'SepoliaETH',
      tx_hash: HASH,
      from_address: API_WALLET.address,
      to_address: RECIPIENT,
      network: 'sepolia',
      nonce: 3,
      gas_limit: '21000',
    };
    const id = `alice_11155111_${HASH}`;
    const known = { txHash: HASH, network: 'sepolia', chainId: 11155111, currency: 'SepoliaETH' };

    // Regression: a transaction whose place another one had taken was not found.
    it('is returned as in its record', async () => {
      bench.recorded.set(id, record);
      expect(await (await ask({})).json()).toEqual({
        ...known,
        agreement: 'unknown',
        nodes: { configured: 1, answered: 1, needed: 1 },
        status: 'failed',
        from: API_WALLET.address,
        to: RECIPIENT,
        value: '0.25',
        valueWei: '250000000000000000',
        nonce: 3,
        gasLimit: '21000',
        confirmations: 0,
      });
      bench.recorded.set(id, { ...record, status: 'pending' });
      expect(await (await ask({})).json()).toMatchObject({ status: 'pending' });
    });

    it('moves no coin if it moved tokens', async () => {
      const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
      bench.recorded.set(id, { ...record, contract_address: contract });
      expect(await (await ask({})).json()).toMatchObject({ to: contract, value: '0', valueWei: '0' });
    });

    it.each<[string, string, Partial<TransactionRecord>]>([
      ['is in a block, as its record has it', id, { block_number: 7 }],
      ['is older than what a record keeps of it', id, { gas_limit: undefined }],
      ['belongs to another user', `bob_11155111_${HASH}`, {}],
      ['is of another network', `alice_1_${HASH}`, {}],
    ])('is not found if it %s', async (_name, otherId, changes) => {
      bench.recorded.set(otherId, { ...record, ...changes });
      await expectProblem(await ask({}), 'transaction_not_found');
    });
  });

  it.each(['0x12', 'abc', `${HASH}00`, HASH.slice(2)])('names the field of the hash %j', async (text) => {
    const response = await bench.api()(`/transaction/${text}?network=sepolia`, bench.withKey());
    expect((await expectProblem(response, 'invalid_request')).errors).toMatchObject([{ field: 'hash' }]);
  });
});
