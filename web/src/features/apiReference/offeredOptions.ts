import { networkNamed } from '@everything-wallet/core/networks/networkNamed';

/** Returns the options of a field, with only the first of each network's names. */
export function offeredOptions(options: readonly string[]): readonly string[] {
  const isFirstName = (option: string, index: number) => {
    const network = networkNamed(option);
    return network === undefined || options.findIndex((other) => networkNamed(other) === network) === index;
  };
  return options.filter(isFirstName);
}
