// Written by npm run clients:generate: do not edit.
import type { ReadCommand } from './ReadCommand.ts';

/** Commands of the plain reads. */
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
  {
    name: 'positions',
    description: 'list the positions of an address in pools',
    method: 'listPositions',
    parameters: [{ name: 'address', description: '0x and 40 hex digits', isRequired: true, isFlag: false }],
    list: {
      member: 'positions',
      columns: [
        { title: 'POOL', field: 'name' },
        { title: 'WORTH', field: 'assets', token: 'asset' },
        { title: 'EARNED', field: 'earned', token: 'asset' },
        { title: 'APY 30 DAYS', field: 'apy30', unit: '%' },
        { title: 'STATUS', field: 'status' },
        { title: 'SURE', field: 'agreement' },
      ],
    },
  },
];
