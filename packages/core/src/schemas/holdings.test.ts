import { expect, it } from 'vitest';
import { networks } from '../networks/networks.ts';
import { holdingsQuestionsSchema, MAX_HOLDERS } from './holdings.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const addressNumber = (number: number) => `0x${number.toString(16).padStart(40, '0')}`;

it('asks only for coin by default', () => {
  expect(holdingsQuestionsSchema.parse([{ network: 'mainnet', addresses: [address] }])).toEqual([
    { network: 'mainnet', addresses: [address], tokens: [], discovers: false, discoversFrom: 0 },
  ]);
});

it('accepts each network once, and up to all networks', () => {
  const ofEach = networks.map(({ rpcName }) => ({ network: rpcName, addresses: [address] }));
  expect(holdingsQuestionsSchema.safeParse(ofEach).success).toBe(true);
  expect(holdingsQuestionsSchema.safeParse([ofEach[0], ofEach[0]]).success).toBe(false);
});

it.each([
  ['no address', { addresses: [] }],
  ['one address twice, in another case', { addresses: [address, address.toLowerCase()] }],
  ['too many addresses', { addresses: Array.from({ length: MAX_HOLDERS + 1 }, (_, i) => addressNumber(i)) }],
  ['an invalid address', { addresses: ['0x12'] }],
  ['one contract twice', { tokens: [token, token.toLowerCase()] }],
  ['too many contracts', { tokens: Array.from({ length: 201 }, (_, i) => addressNumber(i)) }],
  ['a place before the beginning', { discoversFrom: -1 }],
  ['a place between two', { discoversFrom: 0.5 }],
  ['another network', { network: 'nowhere' }],
  ['an unknown field', { block: 1 }],
])('rejects %s', (_, change) => {
  const question = { network: 'mainnet', addresses: [address], ...change };
  expect(holdingsQuestionsSchema.safeParse([question]).success).toBe(false);
});
