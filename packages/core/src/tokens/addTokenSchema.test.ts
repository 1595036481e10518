import { describe, expect, test } from 'vitest';
import { customTokenNetworks } from '../networks/customTokenNetworks.ts';
import { addTokenSchema, type AddTokenForm } from './addTokenSchema.ts';

const CONTRACT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const form: AddTokenForm = {
  contractAddress: CONTRACT,
  network: 'ethereum',
  name: 'Test Token',
  symbol: 'TST',
  icon: '',
};

/** Returns the text of the first issue at a field. */
function problemAt(field: keyof AddTokenForm, value: unknown): string | undefined {
  const { error } = addTokenSchema.safeParse({ ...form, [field]: value });
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

test('accepts valid values, trimmed, with the checksum of the address', () => {
  expect(
    addTokenSchema.parse({
      ...form,
      contractAddress: ` ${CONTRACT.toLowerCase()} `,
      name: ' Test Token ',
      icon: '🪙',
    }),
  ).toEqual({ ...form, icon: '🪙' });
});

test.each(customTokenNetworks)('accepts $name', ({ id }) => {
  expect(problemAt('network', id)).toBeUndefined();
});

describe('names the problem at its field', () => {
  test.each<[keyof AddTokenForm, unknown, string]>([
    ['contractAddress', '', 'common.error.required'],
    ['contractAddress', '   ', 'common.error.required'],
    ['contractAddress', '0x1234', 'tokens.error.contractAddress'],
    ['contractAddress', CONTRACT.replace('fB', 'Fb'), 'tokens.error.contractAddress'],
    ['name', '  ', 'common.error.required'],
    ['name', 'x'.repeat(101), 'common.error.tooLong'],
    ['name', 'Test\u202eToken', 'common.error.invisible'],
    ['symbol', '', 'common.error.required'],
    ['symbol', 'x'.repeat(21), 'common.error.tooLong'],
    ['symbol', 'T\u200bST', 'common.error.invisible'],
    ['icon', 'x'.repeat(9), 'common.error.tooLong'],
  ])('%s %j', (field, value, message) => {
    expect(problemAt(field, value)).toBe(message);
  });

  test.each(['', 'sepolia', 'Ethereum'])('network %j', (network) => {
    expect(problemAt('network', network)).toBeDefined();
  });
});
