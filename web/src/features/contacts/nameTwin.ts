import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { looksOfName } from './import/looksOfName.ts';

/** Whatever has an address, and may have a name. */
interface Named {
  readonly name?: string;
  readonly address: string;
}

/**
 * Who has a name already that people take for this one, with another address: the history and Send name people by it.
 *
 * @param address the one that the name is for, in any case; empty while there is none
 * @param others contacts and own accounts, without the contact itself
 */
export function nameTwin(
  name: string,
  address: string,
  others: readonly Named[],
): Required<Named> | undefined {
  const looks = looksOfName(name).filter((look) => look !== '');
  for (const other of others) {
    if (other.name === undefined || sameAddress(other.address.trim(), address)) continue;
    if (looksOfName(other.name).some((look) => looks.includes(look))) {
      return { name: other.name, address: other.address };
    }
  }
  return undefined;
}
