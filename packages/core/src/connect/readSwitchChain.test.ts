import { expect, test } from 'vitest';
import { errorOf, request } from './testing/connectedSite.ts';

const METHODS = [
  ['wallet_switchEthereumChain', 'switchChain'],
  ['wallet_addEthereumChain', 'addChain'],
] as const;

test.each(METHODS)('%s reads the chain and whether it is granted', (method, kind) => {
  expect(request(method, [{ chainId: '0x89' }])).toEqual({ kind, chainId: 137, isGranted: true });
  expect(request(method, [{ chainId: '0xa' }])).toEqual({ kind, chainId: 10, isGranted: false });
  // The chain selected now does not matter.
  expect(request(method, [{ chainId: '0xa' }], { chainId: '0xdead' }).kind).toBe(kind);
});

test.each(METHODS)('%s refuses malformed and unknown chains', (method) => {
  for (const chainId of ['1', '0x01', '0x0', '0x', 0, 1, 2 ** 53, '0x20000000000000', null, undefined, {}]) {
    expect(errorOf(request(method, [{ chainId }])).code).toBe(-32602);
  }
  expect(errorOf(request(method, [{ chainId: '0xdead' }])).code).toBe(4902);
  expect(errorOf(request(method, [])).code).toBe(-32602);
  expect(errorOf(request(method, ['0x1'])).code).toBe(-32602);
});

/** The example of EIP-3085, and one that tries to take a name. */
test('the names, nodes and icons of an added chain are not read', () => {
  const example = {
    chainId: '0x64',
    chainName: 'xDAI Chain',
    rpcUrls: ['https://dai.poa.network'],
    iconUrls: ['https://xdaichain.com/fake/example/url/xdai.svg'],
    nativeCurrency: { name: 'xDAI', symbol: 'xDAI', decimals: 18 },
  };
  expect(errorOf(request('wallet_addEthereumChain', [example])).code).toBe(4902);
  const hostile = {
    ...example,
    chainId: '0x1',
    chainName: '\u202eEthereum<script>',
    rpcUrls: ['javascript:0'],
  };
  expect(request('wallet_addEthereumChain', [hostile])).toEqual({
    kind: 'addChain',
    chainId: 1,
    isGranted: true,
  });
});
