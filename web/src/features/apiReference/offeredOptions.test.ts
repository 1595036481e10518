// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, it } from 'vitest';
import { offeredOptions } from './offeredOptions.ts';
import { operations } from './operations.ts';

it('offers each network once, by its rpcName', () => {
  const fields = operations.flatMap((operation) => operation.fields).filter(({ name }) => name === 'network');
  expect(fields.length).toBeGreaterThan(1);
  for (const { options } of fields) {
    expect(options).toContain('ethereum');
    expect(offeredOptions(options)).toEqual(networks.map(({ rpcName }) => rpcName));
  }
});

it('leaves other choices as they are', () => {
  expect(offeredOptions(['read', 'broadcast'])).toEqual(['read', 'broadcast']);
});
