import { OTHER, type CallChain } from './CallChain.ts';
import type { CallCase } from './CallCase.ts';
import { callKinds } from './callKinds.ts';

/** Makes calls of all kinds, many of which fail. */
export function makeCases(chain: CallChain, random: () => number, count: number): readonly CallCase[] {
  const kinds = callKinds(chain, random);
  const names = Object.keys(kinds);
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    const made = kinds[name]?.() ?? { to: OTHER };
    return { value: 0n, data: '0x', watched: [], isHostile: false, ...made, name: `${index} ${name}` };
  });
}
