import { expect, it } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { estimateFees } from './estimateFees.ts';

it('leaves room for five full blocks in a row, each of which raises the base fee by an eighth', async () => {
  let baseFee = 10_000_000_000n;
  const { maxFeePerGas = 0n } = await estimateFees(fakeChain({ getBaseFee: () => Promise.resolve(baseFee) }));
  const tip = 1_000_000_000n;
  for (let block = 1; block <= 5; block += 1) {
    baseFee += baseFee / 8n;
    expect(baseFee + tip, `block ${block}`).toBeLessThanOrEqual(maxFeePerGas);
  }
  baseFee += baseFee / 8n;
  expect(baseFee + tip).toBeGreaterThan(maxFeePerGas);
});
