import { expect, it, vi } from 'vitest';
import { findNextNonce } from './findNextNonce.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const records: Record<string, unknown>[] = [];

vi.mock('./transferCollections.ts', () => {
  /** A query over the records, by equality and lists alone. */
  const query = (found: readonly Record<string, unknown>[]): unknown => ({
    where: (field: string, how: string, wanted: unknown) =>
      query(
        found.filter((record) =>
          how === 'in' ? (wanted as unknown[]).includes(record[field]) : record[field] === wanted,
        ),
      ),
    orderBy: () => query(found),
    limit: () => query(found),
    get: () => Promise.resolve({ docs: found.map((record) => ({ data: () => record })) }),
  });
  return { transferCollections: () => Promise.resolve({ transactions: query(records) }) };
});

const final = {
  user_id: 'user',
  type: 'send',
  status: 'completed',
  is_final: true,
  network: 'ethereum',
  from_address: ADDRESS,
};

it('is the one after the highest that a final record of the account has on its chain', async () => {
  const next = () => findNextNonce('user', 1, ADDRESS.toLowerCase());
  expect(await next()).toBe(0);
  records.push(
    { ...final, nonce: 4 },
    { ...final, nonce: 6, type: 'swap', status: 'failed' },
    { ...final, nonce: 5 },
    { ...final, nonce: 90, is_final: undefined },
    { ...final, nonce: 91, status: 'pending' },
    { ...final, nonce: 92, network: 'polygon' },
    { ...final, nonce: 93, type: 'receive' },
    { ...final, nonce: 94, user_id: 'another' },
    { ...final, nonce: 95, from_address: '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0' },
  );
  expect(await next()).toBe(7);
});
