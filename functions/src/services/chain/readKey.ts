import type { ContractCall } from './multicall3.ts';

/** Returns a key that is the same for equal reads of a contract. */
export function readKey({ to, data }: ContractCall): string {
  return `${to} ${data}`.toLowerCase();
}
