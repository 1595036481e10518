import { expect, test } from 'vitest';
import openApi from '../../openapi.json' with { type: 'json' };
import { CliError } from './errors/CliError.ts';
import { findNetwork } from './findNetwork.ts';

// Regression: only rpcNames and chain ids were accepted, though the API accepts every name, in any case.
test.each([
  ['mainnet', 1, ['ethereum', 'mainnet', 'Ethereum Mainnet', '1']],
  ['sepolia', 11155111, ['sepolia', 'Ethereum Sepolia', '11155111']],
  ['polygon-mainnet', 137, ['polygon', 'polygon-mainnet', 'Polygon Mainnet', '137']],
  ['polygon-amoy', 80002, ['polygon-amoy', 'Polygon Amoy', '80002']],
  ['arbitrum', 42161, ['arbitrum', 'Arbitrum One', '42161']],
] as const)('%s is found by each of its names', (rpcName, chainId, names) => {
  for (const name of names) {
    for (const written of [name, name.toUpperCase(), name.toLowerCase()]) {
      expect(findNetwork(written), written).toMatchObject({ rpcName, chainId });
    }
  }
});

test('every name that the contract of the API lists is taken', () => {
  const parameters = openApi.paths['/api/v1/balance'].get.parameters;
  const names = parameters.flatMap(({ name, schema }) =>
    name === 'network' && 'enum' in schema ? schema.enum : [],
  );
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(findNetwork(name), name).toBeTruthy();
});

test.each(['', ' ', 'goerli', '1 ', '01', '0x1', 'ethereu', 'mainnet,sepolia'])('%j is no name', (name) => {
  expect(() => findNetwork(name)).toThrow(CliError);
});
