import { expect, it, test } from 'vitest';
import { requestFields } from './requestFields.ts';

const to = '0x52908400098527886E0F7030069857D2E4169EE7';

test.each([
  [{ to, value: '0xde0b6b3a7640000' }, [to, '1 ETH']],
  [{ to }, [to, '0 ETH']],
  [{ data: '0x60', value: null }, ['a new contract', '0 ETH']],
  [{ to: 'x'.repeat(43), value: 'all' }, ['malformed', 'malformed']],
  [{ to: '\u001B[2J', value: '0x0' }, [' [2J', '0 ETH']],
])('shows recipient and value of %j', (transaction, [recipient, value]) => {
  expect(requestFields('eth_sendTransaction', [transaction], '0x1')).toEqual([
    ['To', recipient],
    ['Value', value],
    ['Network', 'mainnet'],
  ]);
});

it('shows calls and networks', () => {
  expect(requestFields('wallet_sendCalls', [{ chainId: '0x2105', calls: [{}, {}] }], '0x1')).toEqual([
    ['Calls', '2'],
    ['Network', 'base'],
  ]);
  expect(requestFields('wallet_switchEthereumChain', [{ chainId: '0x7a69' }], '0x1')).toEqual([
    ['Network', 'chain 31337'],
  ]);
  expect(requestFields('wallet_switchEthereumChain', undefined, '0x1')).toEqual([['Network', 'malformed']]);
});

it('shows nothing of a message', () => {
  expect(requestFields('personal_sign', ['0x61', to], '0x1')).toEqual([]);
});
