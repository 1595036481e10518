// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { transactionSchema } from '@everything-wallet/core/documents/transaction';
import { sendSigned } from '../api/sendSigned.ts';
import { sendAgain } from './sendAgain.ts';

vi.mock('../api/sendSigned.ts', () => ({ sendSigned: vi.fn(() => Promise.resolve({ txHash: '0x' })) }));

const record = transactionSchema.parse({
  user_id: 'alice',
  type: 'send',
  status: 'pending',
  amount: '0',
  token_symbol: 'ETH',
  tx_hash: `0x${'ab'.repeat(32)}`,
  from_address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  to_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  network: 'ethereum',
  nonce: 7,
  call_kind: 'other',
  signed_transaction: '0x02f8aa',
});

test.each([{ call: `0x${'11'.repeat(32)}`, effects: 'notSimulated' } as const, undefined])(
  'sends the identical bytes, with the consent to a call that cannot be read: %j',
  async (consent) => {
    await sendAgain({ ...record, consent });
    expect(vi.mocked(sendSigned).mock.lastCall).toEqual([
      { signedTransaction: '0x02f8aa', network: 'mainnet', consent },
    ]);
  },
);
