import { AbiCoder, namehash } from 'ethers';
import type { Chain } from '../services/chain/Chain.ts';

const REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e';
const RESOLVER = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63';
const coder = AbiCoder.defaultAbiCoder();

/** Contents of a test registry. */
export interface FakeNames {
  /** Addresses by name. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Owners' names by address. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Answers calls as the registry of names and its resolver do (ERC-137, ERC-181). */
export function fakeNames({ addresses = {}, names = {} }: FakeNames): Chain['callUnanimous'] {
  const byNode = new Map(Object.entries(addresses).map(([name, address]) => [namehash(name), address]));
  const named = new Map(
    Object.entries(names).map(([address, name]) => [
      namehash(`${address.slice(2).toLowerCase()}.addr.reverse`),
      name,
    ]),
  );
  return ({ to, data }) => {
    const node = `0x${data.slice(10)}`;
    const answers: Record<string, () => string> = {
      [`${REGISTRY}0x0178b8bf`]: () =>
        addressWord(byNode.has(node) || named.has(node) ? RESOLVER : undefined),
      [`${RESOLVER}0x3b3b57de`]: () => addressWord(byNode.get(node)),
      [`${RESOLVER}0x691f3431`]: () => coder.encode(['string'], [named.get(node) ?? '']),
    };
    return Promise.resolve(answers[to + data.slice(0, 10)]?.() ?? '0x');
  };
}

function addressWord(address = `0x${'0'.repeat(40)}`): string {
  return coder.encode(['address'], [address]);
}
