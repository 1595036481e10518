import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { messages } from '@everything-wallet/core/messages/messages';
import { describe, expect, it } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { fakeRecords } from '../../testing/fakeRecords.ts';
import { fakeToken, type TokenAnswers } from '../../testing/fakeToken.ts';
import type { Broadcast } from '../chain/Chain.ts';
import type { DecodedTransfer } from './DecodedTransfer.ts';
import { requireSender } from './requireSender.ts';
import { sendTransfer } from './sendTransfer.ts';

const network = networkById('polygon-amoy');
const transfer: DecodedTransfer = {
  from: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: 250_000_000_000_000_001n,
  maxFee: 441_000_000_000_000n,
  nonce: 3,
  txHash: `0x${'ab'.repeat(32)}`,
  signedTransaction: '0x02',
};
const id = `user_80002_${transfer.txHash}`;
const expected: TransactionRecord = {
  user_id: 'user',
  type: 'send',
  status: 'pending',
  amount: '0.250000000000000001',
  token_symbol: 'MATIC',
  tx_hash: transfer.txHash,
  from_address: transfer.from,
  to_address: transfer.to,
  network: 'polygon-amoy',
  gas_fee: '0.000441',
  nonce: 3,
};

const chainThat = (broadcast: Broadcast) => fakeChain({ broadcast: () => Promise.resolve(broadcast) });

describe('sendTransfer', () => {
  it('records the transfer from its bytes before it is broadcast', async () => {
    const records = fakeRecords();
    const chain = fakeChain({
      broadcast: (bytes, hash) => {
        records.done.push(`broadcast ${bytes} ${hash}`);
        return Promise.resolve({ outcome: 'accepted' });
      },
    });
    expect(await sendTransfer('user', network, transfer, { chain, records })).toBe(transfer.txHash);
    expect(records.done).toEqual(['create', `broadcast 0x02 ${transfer.txHash}`]);
    expect(Object.fromEntries(records.stored)).toEqual({ [id]: expected });
  });

  it.each([
    ['insufficientFunds', 'Amount plus network fee is more than your balance'],
    [
      'nonceTooLow',
      'Another transaction of this account came first: check your transactions and send again.',
    ],
    ['nonceTaken', 'Another transaction of this account is still waiting: let it finish and send again.'],
    ['underpriced', 'The network asks for a higher fee now: check the new total and send again.'],
    ['gasTooLow', 'This transfer needs more gas than was signed for: check the new total and send again.'],
    ['gasTooHigh', 'This transfer asks for more gas than the network allows.'],
  ] as const)('takes the record back when a node refuses: %s', async (refusal, message) => {
    const records = fakeRecords();
    const chain = chainThat({ outcome: 'refused', refusal });
    await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toMatchObject({
      code: 'failed-precondition',
      message,
    });
    expect(records.stored.size).toBe(0);
  });

  it('takes the record back when no node can have the bytes', async () => {
    const records = fakeRecords();
    const chain = chainThat({ outcome: 'undelivered' });
    await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The network did not answer. Please try again.',
    });
    expect(records.stored.size).toBe(0);
  });

  it('calls the outcome unknown when an earlier call sent these bytes and no node answers now', async () => {
    const records = fakeRecords({ [id]: expected });
    const chain = chainThat({ outcome: 'undelivered' });
    await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toMatchObject({
      message: messages['send.error.uncertain'],
    });
    expect(records.stored.get(id)).toEqual(expected);
  });

  it('keeps the record when a node may have the bytes', async () => {
    const records = fakeRecords();
    const chain = chainThat({ outcome: 'uncertain' });
    await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toMatchObject({
      code: 'unavailable',
      message: messages['send.error.uncertain'],
    });
    expect(records.stored.get(id)).toEqual(expected);
  });

  it.each(['refused', 'undelivered'] as const)(
    'never takes back a record of an earlier call: %s',
    async (outcome) => {
      const earlier = { ...expected, status: 'completed' as const };
      const records = fakeRecords({ [id]: earlier });
      const chain = chainThat({ outcome, refusal: 'nonceTooLow' });
      await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toThrow();
      expect(records.stored.get(id)).toEqual(earlier);
    },
  );

  it('has a record after success even when another call took it back meanwhile', async () => {
    const records = fakeRecords({ [id]: expected });
    const chain = fakeChain({
      broadcast: async () => {
        await records.remove(id);
        return { outcome: 'accepted' };
      },
    });
    await sendTransfer('user', network, transfer, { chain, records });
    expect(records.stored.get(id)).toEqual(expected);
  });
});

describe('sendTransfer of tokens', () => {
  const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const tokens: DecodedTransfer = { ...transfer, contract, amount: 1_500_000n };
  const send = (answers: TokenAnswers = {}) => {
    const records = fakeRecords();
    const broadcasts: string[] = [];
    const chain = fakeChain({
      call: fakeToken(answers),
      broadcast: (bytes) => {
        broadcasts.push(bytes);
        return Promise.resolve({ outcome: 'accepted' });
      },
    });
    const sending = sendTransfer('user', network, tokens, { chain, records });
    return { sending, records, broadcasts };
  };

  it('records token units, and what the contract calls itself', async () => {
    const { sending, records } = send();
    await sending;
    expect(records.stored.get(id)).toEqual({
      ...expected,
      amount: '1.5',
      token_symbol: 'TUSD',
      contract_address: contract,
    });
  });

  it('has a word for a token without a symbol', async () => {
    const { sending, records } = send({ symbol: () => undefined });
    await sending;
    expect(records.stored.get(id)).toMatchObject({ token_symbol: 'ERC-20' });
  });

  it('neither records nor broadcasts where no token answers: its amount could not be told', async () => {
    const { sending, records, broadcasts } = send({ decimals: () => '0x' });
    await expect(sending).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(records.done).toEqual([]);
    expect(broadcasts).toEqual([]);
  });
});

describe('requireSender', () => {
  const primary = {
    user_id: 'user',
    address: transfer.from,
    network: 'ethereum',
    is_primary: true,
    derivation_index: 0,
    watch_only: false,
  };

  it('lets the primary address send, whatever the case of its digits', () => {
    requireSender({ isVerified: true, primary }, transfer.from.toLowerCase());
  });

  it('refuses everybody else', () => {
    expect(() => requireSender({ isVerified: false, primary }, transfer.from)).toThrow('Finish setting up');
    expect(() => requireSender({ isVerified: true }, transfer.from)).toThrow("doesn't match your wallet");
    expect(() => requireSender({ isVerified: true, primary }, transfer.to)).toThrow(
      "doesn't match your wallet",
    );
    const watched = { ...primary, watch_only: true };
    expect(() => requireSender({ isVerified: true, primary: watched }, transfer.from)).toThrow('watch-only');
  });
});
