// @vitest-environment node
import type { UseQuestion } from '@everything-wallet/core/accounts/AccountFinder';
import type { ExportedTransaction } from '@everything-wallet/core/exports/ExportedTransaction';
import { beforeEach, expect, test, vi } from 'vitest';
import type { askAccountUses } from '../../features/phrase/api/askAccountUses.ts';
import type { getTokenBalance } from '../../features/tokens/api/getTokenBalance.ts';
import { readHoldings } from './readHoldings.ts';

const requested = vi.hoisted(() => ({
  uses: vi.fn<typeof askAccountUses>(),
  token: vi.fn<typeof getTokenBalance>(),
}));
vi.mock('../../features/phrase/api/askAccountUses.ts', () => ({ askAccountUses: requested.uses }));
vi.mock('../../features/tokens/api/getTokenBalance.ts', () => ({ getTokenBalance: requested.token }));

const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const record = (id: number, changes: Partial<ExportedTransaction> = {}): ExportedTransaction => ({
  id: `alice_1_${id}`,
  time: new Date(id),
  user_id: 'alice',
  type: 'receive',
  status: 'completed',
  amount: '1',
  token_symbol: 'ETH',
  tx_hash: `0x${id}`,
  from_address: OTHER,
  to_address: OWN,
  network: 'ethereum',
  nonce: 0,
  ...changes,
});

beforeEach(() => {
  requested.uses.mockReset();
  requested.token.mockReset();
  requested.uses.mockImplementation((questions: readonly UseQuestion[]) =>
    Promise.resolve(
      questions.map(({ network }) =>
        network === 'mainnet' ? { balance: '6', transactions: 2, holdsToken: false } : undefined,
      ),
    ),
  );
});

test('reads coins, tokens and counts for all records, once each', async () => {
  requested.token.mockResolvedValue({ amount: 2_500_000n, decimals: 6 });
  const records = [record(1), record(2), record(3, { contract_address: TOKEN, token_symbol: 'USDC' })];
  expect(await readHoldings(records, [OWN])).toEqual({
    balances: [
      { network: 'ethereum', address: OWN, contract: null, amount: '6' },
      { network: 'ethereum', address: OWN, contract: TOKEN, amount: '2.5' },
    ],
    nonces: [{ network: 'ethereum', address: OWN, nonce: 2 }],
  });
  expect(requested.uses.mock.calls.map(([questions]) => questions)).toEqual([
    [{ address: OWN, network: 'mainnet' }],
  ]);
});

test('omits values that could not be read', async () => {
  requested.token.mockRejectedValue(new Error('down'));
  const records = [
    record(1, { network: 'polygon', contract_address: TOKEN, token_symbol: 'USDC' }),
    record(2, { network: 'polygon', token_symbol: 'MATIC' }),
  ];
  expect(await readHoldings(records, [OWN])).toEqual({ balances: [], nonces: [] });
});

test('queries no more addresses in a call than it accepts', async () => {
  const own = Array.from({ length: 920 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`);
  await readHoldings(
    own.map((to, index) => record(index, { to_address: to })),
    own,
  );
  expect(requested.uses.mock.calls.map(([questions]) => questions.length)).toEqual(
    Array<number>(10).fill(90),
  );
});
