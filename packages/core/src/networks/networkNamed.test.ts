import { describe, expect, it } from 'vitest';
import { networkNamed } from './networkNamed.ts';
import { networks } from './networks.ts';

describe('networkNamed', () => {
  it.each(networks)('finds $name by each of its names', (network) => {
    for (const name of [network.id, network.rpcName, network.name, String(network.chainId)]) {
      for (const written of [name, name.toUpperCase(), name.toLowerCase()]) {
        expect(networkNamed(written)).toBe(network);
      }
    }
    expect(networkNamed(network.chainId)).toBe(network);
  });

  it('gives no two networks one name', () => {
    const names = networks.map((network) => [
      ...new Set([network.id, network.rpcName, network.name.toLowerCase(), String(network.chainId)]),
    ]);
    expect(new Set(names.flat()).size).toBe(names.flat().length);
  });

  it.each([
    '',
    ' ',
    'bitcoin',
    '2',
    '01',
    '1.0',
    '0x1',
    'mainnet ',
    'constructor',
    '__proto__',
    2,
    1.5,
    NaN,
    -1,
  ])('finds no network named %j', (name) => {
    expect(networkNamed(name)).toBeUndefined();
  });
});
