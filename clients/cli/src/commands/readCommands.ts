// Written by npm run clients:generate: do not edit.
import type { ReadCommand } from './ReadCommand.ts';

/** Commands of the reads that print one object. */
export const readCommands: readonly ReadCommand[] = [
  {
    name: 'balance',
    description: 'print the balance of an address',
    method: 'getBalance',
    parameters: [{ name: 'address', description: '0x and 40 hex digits', isRequired: true, isFlag: false }],
    lines: [
      ['Address', 'address'],
      ['Network', 'network'],
      ['Balance', 'balance', 'currency'],
    ],
  },
];
