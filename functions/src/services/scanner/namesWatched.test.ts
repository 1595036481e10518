import { id, zeroPadValue } from 'ethers';
import { expect, test } from 'vitest';
import { namesWatched } from './namesWatched.ts';
import { WatchedAddresses } from './WatchedAddresses.ts';

const MINE = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;
const TOKEN = `0x${'33'.repeat(20)}`;
const watched = new WatchedAddresses();
watched.add(MINE);
const word = (address: string) => zeroPadValue(address, 32);

/** Returns true for a log with these indexed addresses, and these in its data. */
const isNamed = (
  signature: string,
  indexed: readonly string[],
  inData: readonly string[] = [],
  address = TOKEN,
) =>
  namesWatched(
    {
      address,
      topics: [id(signature), ...indexed.map(word)],
      data: `0x${inData.map((address) => word(address).slice(2)).join('')}`,
    },
    watched,
  );

test.each([
  'Transfer(address,address,uint256)',
  'Approval(address,address,uint256)',
  'ApprovalForAll(address,address,bool)',
])('reads the indexed addresses of %s', (signature) => {
  expect(isNamed(signature, [OTHER, MINE])).toBe(true);
  expect(isNamed(signature, [MINE, OTHER])).toBe(true);
  expect(isNamed(signature, [OTHER, OTHER], [MINE])).toBe(false);
});

test("reads the owner and the spender of Permit2's lockdown", () => {
  const lockdown = 'Lockdown(address,address,address)';
  expect(isNamed(lockdown, [MINE], [TOKEN, OTHER])).toBe(true);
  expect(isNamed(lockdown, [OTHER], [TOKEN, MINE])).toBe(true);
  expect(isNamed(lockdown, [OTHER], [MINE, OTHER])).toBe(false);
});

test('skips coin that networks log (EIP-7708)', () => {
  const transfer = 'Transfer(address,address,uint256)';
  expect(isNamed(transfer, [OTHER, MINE], [], `0x${'f'.repeat(39)}e`)).toBe(false);
});

test('reads no other event', () => {
  expect(isNamed('Sync(address,address)', [MINE, MINE], [MINE])).toBe(false);
});
