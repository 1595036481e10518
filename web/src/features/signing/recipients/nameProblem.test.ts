// @vitest-environment node
import { writeFieldProblem } from '@everything-wallet/core/errors/fieldProblem';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { nameProblem } from './nameProblem.ts';

const list: readonly Network[] = networks;
const named = list.find(({ nameRegistry }) => nameRegistry !== undefined);
const unnamed = list.find(({ nameRegistry }) => nameRegistry === undefined);
if (!named || !unnamed) throw new TypeError('One network has names, and one has none');
const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const found = { address, isContract: false, read: undefined, primary: undefined };
const none = { error: null, found: undefined };

test('a network without a registry has no names', () => {
  const values = { network: unnamed.name };
  expect(nameProblem(none, unnamed, undefined)).toBe(
    writeFieldProblem({ id: 'send.error.nameNoRegistry', values }),
  );
});

test('a name that leads to an address has no problem', () => {
  expect(nameProblem({ error: null, found }, named, undefined)).toBeUndefined();
  expect(nameProblem(none, named, undefined)).toBeUndefined();
});

test('a name that leads to the token itself has', () => {
  expect(nameProblem({ error: null, found }, named, { contract: address })).toBeDefined();
});

test('an error is named by its text, and any other one as a failure', () => {
  const error = new WalletError('send.error.recipientOpen');
  expect(nameProblem({ error, found: undefined }, named, undefined)).toBe('send.error.recipientOpen');
  expect(nameProblem({ error: new Error('offline'), found: undefined }, named, undefined)).toBe(
    'send.name.failed',
  );
});
