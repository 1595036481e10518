import { Wallet } from 'ethers';
import { expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { scanMatches } from '../../functions/src/data/scanMatches.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const CHAIN = 11_155_111;
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;

it('finds an address’s matches from a block on, and a gap from before and from within it', async () => {
  const { address } = Wallet.createRandom();
  const other = Wallet.createRandom().address;
  const at = (block: number) => ({ address, txHash: hashOf(block), block });
  await scanMatches.write(CHAIN, [at(5), at(40), { ...at(6), address: other }]);
  const find = (from: number) => scanMatches.find(CHAIN, address.toLowerCase(), from, 100);
  const found = (...blocks: number[]) => blocks.map((block) => ({ txHash: hashOf(block), block }));
  expect(await find(5)).toEqual({ matches: found(5, 40), isAll: true, gapUntil: undefined });

  await scanMatches.writeGaps(CHAIN, [{ address, from: 10, until: 30 }]);
  expect(await find(5)).toEqual({ matches: found(5, 40), isAll: true, gapUntil: 30 });
  expect(await find(20)).toEqual({ matches: found(40), isAll: true, gapUntil: 30 });
  expect(await find(29)).toMatchObject({ gapUntil: 30 });
  expect(await find(30)).toEqual({ matches: found(40), isAll: true, gapUntil: undefined });
  expect(await scanMatches.find(CHAIN, other, 0, 100)).toMatchObject({ gapUntil: undefined });
  // A gap that began earlier after a reorg, and one of a single block.
  await scanMatches.writeGaps(CHAIN, [
    { address, from: 9, until: 30 },
    { address, from: 50, until: 51 },
  ]);
  expect(await find(31)).toMatchObject({ gapUntil: 51 });
  expect(await find(5)).toMatchObject({ gapUntil: 51 });
});
