import { networkNamed } from '@everything-wallet/core/networks/networkNamed';

/** What a field lets choose from: of each network, which goes by several names, the first one. */
export function offeredOptions(options: readonly string[]): readonly string[] {
  const isFirstName = (option: string, index: number) => {
    const network = networkNamed(option);
    return network === undefined || options.findIndex((other) => networkNamed(other) === network) === index;
  };
  return options.filter(isFirstName);
}
