import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { texts } from '@everything-wallet/core/texts/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { fakeRecords } from '../../testing/fakeRecords.ts';
import { fakeToken, type TokenAnswers } from '../../testing/fakeToken.ts';
import type { Broadcast, Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import type { DecodedTransfer } from './DecodedTransfer.ts';
import { requireSender } from './requireSender.ts';
import { sendTransfer } from './sendTransfer.ts';

/** A while on the clock of the test. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const network = networkById('polygon-amoy');
const transfer: DecodedTransfer = {
  from: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: 250_000_000_000_000_001n,
  gasLimit: 21_000n,
  gasPrice: 21_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
  nonce: 3,
  txHash: `0x${'ab'.repeat(32)}`,
  dataLength: 0,
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
  gas_limit: '21000',
  max_fee_per_gas: '21000000000',
  max_priority_fee_per_gas: '1000000000',
  signed_transaction: transfer.signedTransaction,
};

/** A broadcast whose outcome the test decides at its time. */
function gate() {
  let resolve: (outcome: Broadcast) => void = () => undefined;
  const promise = new Promise<Broadcast>((tell) => {
    resolve = tell;
  });
  return { promise, resolve };
}

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
    expect(records.done).toEqual(['open', `broadcast 0x02 ${transfer.txHash}`]);
    expect(Object.fromEntries(records.stored)).toEqual({ [id]: expected });
  });

  it('records the site that requested it', async () => {
    const records = fakeRecords();
    const chain = chainThat({ outcome: 'accepted' });
    await sendTransfer('user', network, transfer, { chain, records, origin: 'https://app.example' });
    expect(records.stored.get(id)).toEqual({ ...expected, requested_by: 'https://app.example' });
  });

  it("records a call's kind, permission and contract", async () => {
    const records = fakeRecords();
    const decimals = `0x${'0'.repeat(63)}6`;
    const isNft = (data: string) => data.startsWith('0x01ffc9a7');
    const chain = fakeChain({
      callUnanimous: ({ data }) => Promise.resolve(isNft(data) ? undefined : decimals),
    });
    const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
    const spender = '0x1563915e194D8CfBA1943570603F7606A3115508';
    const call: DecodedTransfer = {
      ...transfer,
      to: token,
      amount: 0n,
      dataLength: 68,
      call: { kind: 'approve', contract: token, value: 0n, standard: undefined, spender, amountOrId: 0n },
    };
    await sendTransfer('user', network, call, { chain, records });
    expect(records.stored.get(id)).toMatchObject({
      type: 'send',
      status: 'pending',
      call_kind: 'revoke',
      spender,
      allowed_units: '0',
      amount: '0',
      token_decimals: 6,
      to_address: token,
      contract_address: token,
      signed_transaction: '0x02',
    });
  });

  it.each([
    ['call', { is_unverified_call: true }],
    ['creation', { is_unverified_call: true, is_contract_creation: true }],
  ] as const)(
    'records a %s that only consent admits as such, and asks nodes nothing about it',
    async (unverified, marks) => {
      const records = fakeRecords();
      const callUnanimous = vi.fn<Chain['callUnanimous']>(() => Promise.reject(new ChainUnavailableError()));
      const consent = { call: `0x${'11'.repeat(32)}`, effects: 'notSimulated' } as const;
      const unknown: DecodedTransfer = {
        ...transfer,
        call: {
          kind: 'unknown',
          reason: 'selector',
          contract: transfer.to,
          selector: '0xdeadbeef',
          data: '0xdeadbeef',
          value: transfer.amount,
        },
        unverified,
        consent,
      };
      await sendTransfer('user', network, unknown, { chain: fakeChain({ callUnanimous }), records });
      expect(records.stored.get(id)).toEqual({ ...expected, call_kind: 'other', ...marks, consent });
      expect(callUnanimous).not.toHaveBeenCalled();
    },
  );

  // Regression: a slow node made an approval of a revoke, and nothing of a transfer, in the record forever.
  it('reads nothing about a listed token', async () => {
    const records = fakeRecords();
    const silent = () => Promise.reject(new ChainUnavailableError());
    const mainnet = networkById('ethereum');
    const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const spender = '0x1563915e194D8CfBA1943570603F7606A3115508';
    const call = { contract: token, value: 0n, standard: undefined } as const;
    const recorded = async (decoded: DecodedTransfer['call']) => {
      const sent: DecodedTransfer = { ...transfer, to: token, amount: 0n, ...(decoded && { call: decoded }) };
      records.stored.clear();
      await sendTransfer('user', mainnet, sent, { chain: fakeChain({ callUnanimous: silent }), records });
      return [...records.stored.values()][0];
    };
    expect(await recorded({ ...call, kind: 'approve', spender, amountOrId: 0n })).toMatchObject({
      call_kind: 'revoke',
      allowed_units: '0',
    });
    const moved = { from: transfer.from, to: spender, amountOrId: 1_000n } as const;
    expect(await recorded({ ...call, kind: 'transferFrom', ...moved })).toMatchObject({
      call_kind: 'transferFrom',
      amount_units: '1000',
    });
  });

  it("does not delay a call for its contract's description", async () => {
    vi.useFakeTimers();
    try {
      const records = fakeRecords();
      const never = () => new Promise<never>(() => undefined);
      const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
      const call: DecodedTransfer = {
        ...transfer,
        to: token,
        amount: 0n,
        call: {
          kind: 'approve',
          contract: token,
          value: 0n,
          standard: undefined,
          spender: token,
          amountOrId: 0n,
        },
      };
      const sending = sendTransfer('user', network, call, {
        chain: fakeChain({ callUnanimous: never }),
        records,
      });
      await vi.advanceTimersByTimeAsync(6_000);
      await sending;
      expect(records.stored.get(id)).toMatchObject({ call_kind: 'approve', spender: token });
      expect(records.stored.get(id)).not.toHaveProperty('allowed_units');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['insufficientFunds', 'Amount plus network fee is more than your balance'],
    [
      'nonceTooLow',
      'Another transaction of this account went through first. Check your transactions and send again.',
    ],
    [
      'nonceTaken',
      'Another transaction of this account is still pending. Wait for it to finish, then send again.',
    ],
    ['underpriced', 'The network now requires a higher fee. Check the new total and send again.'],
    ['gasTooLow', 'This transfer needs more gas than you signed for. Check the new total and send again.'],
    ['gasTooHigh', 'This transfer asks for more gas than the network allows.'],
  ] as const)('discards the record when a node refuses: %s', async (refusal, message) => {
    const records = fakeRecords();
    const chain = chainThat({ outcome: 'refused', refusal });
    await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toMatchObject({
      code: 'failed-precondition',
      message,
    });
    expect(records.stored.size).toBe(0);
  });

  it('discards the record when no node can have the bytes', async () => {
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
      message: texts['send.error.uncertain'],
    });
    expect(records.stored.get(id)).toEqual(expected);
  });

  it('leaves the record if a node may have the bytes', async () => {
    const records = fakeRecords();
    const chain = chainThat({ outcome: 'uncertain' });
    await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toMatchObject({
      code: 'unavailable',
      message: texts['send.error.uncertain'],
    });
    expect(records.stored.get(id)).toEqual(expected);
  });

  it.each(['refused', 'undelivered'] as const)(
    'never takes back a record of an earlier call: %s',
    async (outcome) => {
      for (const status of ['pending', 'completed'] as const) {
        const earlier = { ...expected, status };
        const records = fakeRecords({ [id]: earlier });
        const chain = chainThat({ outcome, refusal: 'nonceTooLow' });
        await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toMatchObject({
          message: texts['send.error.uncertain'],
          details: { reason: 'outcomeUncertain' },
        });
        expect(records.stored.get(id)).toEqual(earlier);
      }
    },
  );

  describe('called twice with the same bytes', () => {
    const refused: Broadcast = { outcome: 'refused', refusal: 'underpriced' };
    const outcomes: Broadcast[] = [
      { outcome: 'accepted' },
      { outcome: 'uncertain' },
      { outcome: 'undelivered' },
      refused,
    ];
    const pairs = outcomes.flatMap((first) => outcomes.map((second) => [first, second] as const));

    it.each(pairs)('leaves the record unless no node can have them: %o, %o', async (first, second) => {
      const mayHaveArrived = [first, second].some(
        ({ outcome }) => outcome === 'accepted' || outcome === 'uncertain',
      );
      // Each order in which the two calls broadcast and get the outcome.
      for (const order of ['1122', '1212', '1221', '2112', '2121', '2211']) {
        const records = fakeRecords();
        const gates = [gate(), gate()];
        const calls: Promise<unknown>[] = [];
        for (const [step, name] of Array.from(order).entries()) {
          const call = Number(name) - 1;
          const isStart = order.indexOf(name) === step;
          if (isStart) {
            const chain = fakeChain({ broadcast: () => gates[call]?.promise ?? Promise.reject(new Error()) });
            const sending = sendTransfer('user', network, transfer, { chain, records });
            calls[call] = sending.catch((error: unknown) => error);
          } else {
            gates[call]?.resolve(call === 0 ? first : second);
          }
          for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        }
        await Promise.all(calls);
        expect(records.stored.has(id), order).toBe(mayHaveArrived);
      }
    });
  });

  describe('when the database', () => {
    const never = () => new Promise<never>(() => undefined);
    const broadcasts: string[] = [];
    const chain = fakeChain({
      broadcast: (bytes) => {
        broadcasts.push(bytes);
        return Promise.resolve({ outcome: 'undelivered' });
      },
    });
    const lost = () => Promise.reject(Object.assign(new Error('UNAVAILABLE'), { code: 14 }));
    beforeEach(() => {
      broadcasts.length = 0;
      vi.useFakeTimers();
    });
    afterEach(() => vi.useRealTimers());

    async function failureOf(sending: Promise<unknown>): Promise<unknown> {
      const failure = sending.catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(6_000);
      return failure;
    }

    it.each([
      ['says nothing', never],
      ['is not there', lost],
    ])('%s before the broadcast, nothing is sent, and the error states it', async (_name, open) => {
      const records = { ...fakeRecords(), open };
      expect(await failureOf(sendTransfer('user', network, transfer, { chain, records }))).toMatchObject({
        code: 'unavailable',
        message: texts['server.databaseUnavailable'],
        details: { reason: 'serviceUnavailable' },
      });
      expect(broadcasts).toEqual([]);
    });

    it('writes the record too late, it is discarded', async () => {
      const records = fakeRecords();
      const late = {
        ...records,
        open: async (...question: Parameters<typeof records.open>) => {
          await wait(8_000);
          return records.open(...question);
        },
      };
      await failureOf(sendTransfer('user', network, transfer, { chain, records: late }));
      await vi.advanceTimersByTimeAsync(6_000);
      expect(records.done).toEqual(['open', 'discard']);
      expect(records.stored.size).toBe(0);
    });

    it('writes the record and loses the answer, it is discarded', async () => {
      const records = fakeRecords();
      const unanswered = {
        ...records,
        open: async (...question: Parameters<typeof records.open>) => {
          await records.open(...question);
          return lost();
        },
      };
      await failureOf(sendTransfer('user', network, transfer, { chain, records: unanswered }));
      await vi.advanceTimersByTimeAsync(0);
      expect(records.done).toEqual(['open', 'discard']);
      expect(records.stored.size).toBe(0);
    });

    it.each([
      ['says nothing', never],
      ['is not there', lost],
    ])('%s after the broadcast, the outcome is not known', async (_name, discard) => {
      const records = { ...fakeRecords(), discard };
      expect(await failureOf(sendTransfer('user', network, transfer, { chain, records }))).toMatchObject({
        code: 'unavailable',
        message: texts['send.error.uncertain'],
        details: { reason: 'outcomeUncertain' },
      });
    });
  });
});

describe('sendTransfer with an L1 data fee', () => {
  const base = networkById('base');
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;
  const feeOf = async (answer: () => Promise<string>) => {
    vi.useFakeTimers();
    const records = fakeRecords();
    const sending = sendTransfer('user', base, transfer, { chain: fakeChain({ call: answer }), records });
    await vi.advanceTimersByTimeAsync(6_000);
    vi.useRealTimers();
    await sending;
    return [...records.stored.values()][0]?.gas_fee;
  };

  // Regression: after 0.3 s the record named the gas alone as the most that the transfer may cost.
  it('waits for that part, and counts it twice', async () => {
    const late = async () => {
      await wait(1_000);
      return word(50_000_000_000_000n);
    };
    expect(await feeOf(late)).toBe('0.000641');
  });

  it.each([
    ['says nothing', () => new Promise<never>(() => undefined)],
    ['fails', () => Promise.reject(new ChainUnavailableError())],
  ])('names no estimate rather than one that is too low if the network %s', async (_name, answer) => {
    expect(await feeOf(answer)).toBe('0');
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

  it("records token units, and the contract's name", async () => {
    const { sending, records } = send();
    await sending;
    expect(records.stored.get(id)).toEqual({
      ...expected,
      amount: '1.5',
      amount_units: '1500000',
      token_decimals: 6,
      token_symbol: 'TUSD',
      contract_address: contract,
    });
  });

  it('has a name for a token without a symbol', async () => {
    const { sending, records } = send({ symbol: () => undefined });
    await sending;
    expect(records.stored.get(id)).toMatchObject({ token_symbol: 'ERC-20' });
  });

  // Regression: the first node alone decided how many decimals the record's amount has.
  it('records units if nodes do not agree on the decimals', async () => {
    const records = fakeRecords();
    const chain = fakeChain({ callUnanimous: () => Promise.reject(new NodesDisagreeError()) });
    await sendTransfer('user', network, tokens, { chain, records });
    expect(records.stored.get(id)).toMatchObject({
      amount: '1500000',
      amount_units: '1500000',
      is_amount_in_units: true,
      token_symbol: 'ERC-20',
    });
    expect(records.stored.get(id)).not.toHaveProperty('token_decimals');
  });

  it('neither records nor broadcasts if no token answers: its amount would be unknown', async () => {
    const { sending, records, broadcasts } = send({ decimals: () => '0x' });
    await expect(sending).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(records.done).toEqual([]);
    expect(broadcasts).toEqual([]);
  });
});

describe('requireSender', () => {
  const account = {
    user_id: 'user',
    address: transfer.from,
    network: 'ethereum',
    is_primary: false,
    derivation_index: 3,
    watch_only: false,
  };

  it('lets any own account send, whatever the case of its digits, and whether it is primary', () => {
    requireSender({ isVerified: true, account }, transfer.from.toLowerCase());
    requireSender({ isVerified: true, account: { ...account, is_primary: true } }, transfer.from);
  });

  it('refuses everybody else', () => {
    expect(() => requireSender({ isVerified: false, account }, transfer.from)).toThrow('Finish setting up');
    expect(() => requireSender({ isVerified: true }, transfer.from)).toThrow("doesn't match your wallet");
    expect(() => requireSender({ isVerified: true, account }, transfer.to)).toThrow(
      "doesn't match your wallet",
    );
  });

  it.each([{ watch_only: true }, { derivation_index: null }])(
    'refuses an account without a key: %j',
    (fields) => {
      const sender = { isVerified: true, account: { ...account, ...fields } };
      expect(() => requireSender(sender, transfer.from)).toThrow('watch-only');
    },
  );
});

describe('sendTransfer beside other transfers, and with prices,', () => {
  describe('if another transfer has the nonce', () => {
    const other = { ...expected, tx_hash: `0x${'cd'.repeat(32)}` };
    const otherId = `user_80002_${other.tx_hash}`;

    // Regression: a node let the second one replace the first if it paid a tenth more, unnoticed.
    it('refuses while a node may have the other one, and records nothing', async () => {
      const records = fakeRecords({ [otherId]: other });
      const broadcast = vi.fn();
      const asked = vi.fn(() => Promise.resolve(false));
      const chain = fakeChain({ isUnknown: asked, broadcast });
      await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toMatchObject({
        code: 'failed-precondition',
        message:
          'Another transaction of this account is still pending. Wait for it to finish, then send again.',
        details: { reason: 'nonceTaken' },
      });
      expect(asked).toHaveBeenCalledWith(other.tx_hash, 'someNode');
      expect(broadcast).not.toHaveBeenCalled();
      expect(Object.fromEntries(records.stored)).toEqual({ [otherId]: other });
    });

    it('sends it if every node reports that it does not have the other one', async () => {
      const records = fakeRecords({ [otherId]: other });
      const chain = fakeChain({ isUnknown: () => Promise.resolve(true) });
      expect(await sendTransfer('user', network, transfer, { chain, records })).toBe(transfer.txHash);
      expect(Object.fromEntries(records.stored)).toEqual({ [otherId]: other, [id]: expected });
    });

    it('refuses while a call may be sending the other one, whatever the nodes report', async () => {
      const records = fakeRecords();
      await records.open(otherId, other, 'attempt');
      const chain = fakeChain({ isUnknown: () => Promise.resolve(true) });
      await expect(sendTransfer('user', network, transfer, { chain, records })).rejects.toMatchObject({
        details: { reason: 'nonceTaken' },
      });
    });
  });

  describe('after the time until which it is wanted', () => {
    const validUntil = 1_800_000_000_000;
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    // Regression: a call that hung arrived after a message that nothing was sent, and after a second payment.
    it('refuses bytes that have no record, for good', async () => {
      vi.setSystemTime(validUntil + 1);
      const records = fakeRecords();
      const broadcast = vi.fn();
      const chain = fakeChain({ broadcast });
      await expect(
        sendTransfer('user', network, transfer, { chain, records, validUntil }),
      ).rejects.toMatchObject({ code: 'failed-precondition', details: { reason: 'expired' } });
      expect(broadcast).not.toHaveBeenCalled();
      expect(records.stored.size).toBe(0);
    });

    it('takes them until the last moment', async () => {
      vi.setSystemTime(validUntil);
      const records = fakeRecords();
      const chain = fakeChain();
      expect(await sendTransfer('user', network, transfer, { chain, records, validUntil })).toBe(
        transfer.txHash,
      );
    });

    it('does not begin a recorded transfer after a stall', async () => {
      vi.setSystemTime(validUntil - 1);
      const records = fakeRecords();
      const broadcast = vi.fn();
      const slow = {
        ...records,
        open: async (...question: Parameters<typeof records.open>) => {
          const opening = await records.open(...question);
          vi.setSystemTime(validUntil + 60_000);
          return opening;
        },
      };
      await expect(
        sendTransfer('user', network, transfer, {
          chain: fakeChain({ broadcast }),
          records: slow,
          validUntil,
        }),
      ).rejects.toMatchObject({ details: { reason: 'expired' } });
      expect(broadcast).not.toHaveBeenCalled();
      expect(records.stored.size).toBe(0);
    });

    describe('of bytes that are recorded', () => {
      const sent = { from: transfer.from, value: 1n, nonce: 3, gasLimit: 21_000n };
      const sendLate = async (changes: Partial<Chain>) => {
        vi.setSystemTime(validUntil + 86_400_000);
        const records = fakeRecords({ [id]: expected });
        const broadcast = vi.fn();
        const chain = fakeChain({ broadcast, ...changes });
        const answer = sendTransfer('user', network, transfer, { chain, records, validUntil });
        const outcome = await answer.catch((error: unknown) => error);
        // Regression: they were broadcast however late, without a request.
        expect(broadcast).not.toHaveBeenCalled();
        expect(records.stored.get(id)).toEqual(expected);
        return outcome;
      };

      it('reports them as sent if a node has them', async () => {
        expect(await sendLate({ getTransaction: () => Promise.resolve(sent) })).toBe(transfer.txHash);
      });

      it('reports them as not sent if every node does, and leaves sending them to the user', async () => {
        expect(await sendLate({ isUnknown: () => Promise.resolve(true) })).toMatchObject({
          details: { reason: 'lapsed' },
          message: texts['server.lapsed'],
        });
      });

      it.each<[string, Partial<Chain>]>([
        ['one node is silent', { isUnknown: () => Promise.resolve(false) }],
        ['no node answers', { getTransaction: () => Promise.reject(new ChainUnavailableError()) }],
      ])('does not know if %s', async (_name, changes) => {
        expect(await sendLate(changes)).toMatchObject({ details: { reason: 'outcomeUncertain' } });
      });

      it('broadcasts them on request, without a time limit', async () => {
        vi.setSystemTime(validUntil + 86_400_000);
        const records = fakeRecords({ [id]: expected });
        const chain = fakeChain();
        expect(await sendTransfer('user', network, transfer, { chain, records })).toBe(transfer.txHash);
      });
    });
  });

  describe('to replace another one', () => {
    const dearer: DecodedTransfer = {
      ...transfer,
      gasPrice: 30_000_000_000n,
      txHash: `0x${'cd'.repeat(32)}`,
      signedTransaction: '0x03',
    };
    const dearerId = `user_80002_${dearer.txHash}`;
    const replaces = transfer.txHash;

    it('has a record beside it, each naming the other', async () => {
      const records = fakeRecords({ [id]: expected });
      const chain = fakeChain();
      expect(await sendTransfer('user', network, dearer, { chain, records, replaces })).toBe(dearer.txHash);
      expect(records.stored.get(dearerId)).toMatchObject({ status: 'pending', replaces });
      expect(records.stored.get(id)).toEqual({ ...expected, replaced_by: dearer.txHash });
    });

    // Regression: it was reported as sent.
    it('does not broadcast replaced bytes any more, and reports it', async () => {
      const records = fakeRecords({ [id]: expected });
      await sendTransfer('user', network, dearer, { chain: fakeChain(), records, replaces });
      const broadcast = vi.fn();
      const again = sendTransfer('user', network, transfer, { chain: fakeChain({ broadcast }), records });
      await expect(again).rejects.toMatchObject({
        code: 'failed-precondition',
        details: { reason: 'superseded' },
        message: texts['server.superseded'],
      });
      expect(broadcast).not.toHaveBeenCalled();
    });

    it('is refused if another one was signed in its place already', async () => {
      const records = fakeRecords({ [id]: expected });
      await sendTransfer('user', network, dearer, { chain: fakeChain(), records, replaces });
      const third = { ...dearer, txHash: `0x${'ef'.repeat(32)}` };
      const broadcast = vi.fn();
      await expect(
        sendTransfer('user', network, third, { chain: fakeChain({ broadcast }), records, replaces }),
      ).rejects.toMatchObject({
        details: { reason: 'nonceTaken' },
        message: texts['server.replacementLate'],
      });
      expect(broadcast).not.toHaveBeenCalled();
    });

    it.each([
      ['the network asks for more to replace it', 'nonceTaken', texts['server.replacementUnderpriced']],
      ['the other one is in a block already', 'nonceTooLow', texts['server.replacementLate']],
      ['the network asks for more of everybody', 'underpriced', texts['server.replacementUnderpriced']],
      ['it needs more gas', 'gasTooLow', texts['server.replacementGas']],
    ] as const)('reports it if %s', async (_name, refusal, message) => {
      const records = fakeRecords({ [id]: expected });
      const chain = chainThat({ outcome: 'refused', refusal });
      await expect(sendTransfer('user', network, dearer, { chain, records, replaces })).rejects.toMatchObject(
        {
          details: { reason: 'refusedByNetwork' },
          message,
        },
      );
      expect([...records.stored.keys()]).toEqual([id]);
      expect(message).not.toContain('send again');
    });

    // Regression: users whose first transfer had succeeded meanwhile got the advice to send again.
    it('does not suggest sending again if it is too late', async () => {
      const records = fakeRecords({ [id]: expected });
      const late = { chain: fakeChain(), records, replaces, validUntil: Date.now() - 1 };
      await expect(sendTransfer('user', network, dearer, late)).rejects.toMatchObject({
        details: { reason: 'expired' },
        message: texts['server.replacementExpired'],
      });
      expect(texts['server.replacementExpired']).not.toContain('send again');
    });
  });

  it.each([
    [
      'the price of a coin when it was sent',
      () => Promise.resolve({ usd: 2_000, source: 'coingecko' as const }),
      2_000,
    ],
    ['no price where none is known', () => Promise.resolve(undefined), undefined],
    ['no price where none could be asked for', () => Promise.reject(new Error('down')), undefined],
  ])('stores %s', async (_name, priceNow, price) => {
    const records = fakeRecords();
    await sendTransfer('user', network, transfer, { chain: fakeChain(), records, priceNow });
    expect(records.stored.get(id)?.coin_price_usd).toBe(price);
    expect(records.stored.get(id)?.price_source).toBe(price && 'coingecko');
  });

  // Regression: no price of tokens was stored. A token's own name proves nothing about its value: its
  // contract does.
  it.each([
    ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 0.999],
    ['0x5FbDB2315678afecb367f032d93F642f64180aa3', undefined],
  ])('stores the price of tokens of %s as %s, and that of the coin', async (contract, price) => {
    const prices: Record<string, number> = { MATIC: 0.25, ETH: 2_000, USDC: 0.999 };
    const ethereum = networkById('ethereum');
    const records = fakeRecords();
    await sendTransfer(
      'user',
      ethereum,
      { ...transfer, contract },
      {
        chain: fakeChain({ call: fakeToken({}) }),
        records,
        priceNow: (symbol = '') => {
          const usd = prices[symbol];
          return Promise.resolve(usd === undefined ? undefined : { usd, source: 'sample' });
        },
      },
    );
    const [record] = [...records.stored.values()];
    expect(record).toMatchObject({ coin_price_usd: 2_000, price_source: 'sample' });
    expect(record?.token_price_usd).toBe(price);
  });
});
