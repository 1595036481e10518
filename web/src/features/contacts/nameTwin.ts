import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { skeletonsOfName } from './import/skeletonsOfName.ts';

/** An address with an optional name. */
interface Named {
  readonly name?: string;
  readonly address: string;
}

/**
 * Finds the owner of the same name or a lookalike at another address: the history and Send name addresses by it.
 *
 * @param address that the name is for, in any case; empty if none yet
 * @param others contacts and own accounts, without the contact itself
 */
export function nameTwin(
  name: string,
  address: string,
  others: readonly Named[],
): Required<Named> | undefined {
  const skeletons = skeletonsOfName(name).filter((skeleton) => skeleton !== '');
  for (const other of others) {
    if (other.name === undefined || sameAddress(other.address.trim(), address)) continue;
    if (skeletonsOfName(other.name).some((skeleton) => skeletons.includes(skeleton))) {
      return { name: other.name, address: other.address };
    }
  }
  return undefined;
}
