import { describe, expect, it } from 'vitest';
import { judgeSimulation, SIMULATION_MS } from './judgeSimulation.ts';
import { simulatedDigest } from './simulatedDigest.ts';

const call = {
  chainId: 1,
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  value: 5n,
  data: '0xa9059cbb00',
};
const simulation = { digest: simulatedDigest(call) };

describe('a simulation of a call', () => {
  it('is valid for 12 seconds', () => {
    expect(judgeSimulation(simulation, call, 1_000, 1_000 + SIMULATION_MS)).toBe('current');
  });

  it.each([
    ['after that', 1_000 + SIMULATION_MS + 1],
    ['where the clock was put back', 999],
  ])('is old %s', (_, now) => {
    expect(judgeSimulation(simulation, call, 1_000, now)).toBe('old');
  });

  it.each([
    ['another network', { chainId: 137 }],
    ['another sender', { from: `0x${'1'.repeat(40)}` }],
    ['another contract', { to: `0x${'1'.repeat(40)}` }],
    ['another value', { value: 6n }],
    ['other data', { data: '0xa9059cbb01' }],
    ['more data', { data: '0xa9059cbb0000' }],
    ['a gas limit', { gasLimit: 60_000n }],
    ['another kind of fee', { gasPrice: 5n }],
    ['another fee', { maxFeePerGas: 6n }],
    ['another tip', { maxPriorityFeePerGas: 1n }],
  ])('is of another call with %s', (_, change) => {
    expect(judgeSimulation(simulation, { ...call, ...change }, 1_000, 1_000)).toBe('other');
  });

  it('is of the same call in any case of its hex', () => {
    const same = { ...call, to: call.to.toLowerCase(), data: '0xA9059CBB00' };
    expect(judgeSimulation(simulation, same, 1_000, 1_000)).toBe('current');
  });
});
