import type { SimulationWarning } from './SimulationWarning.ts';
import { warningMessage, type WarningMessage } from './warningMessage.ts';

/** Names and assets as the caller displays them. */
interface Names {
  /** Returns the name of a contract or an account; null is the zero address. */
  readonly nameOf: (address: string | null) => string;
  /** Returns the asset of a contract; a null contract is the network's coin, a null id a fungible asset. */
  readonly assetOf: (contract: string | null, tokenId: string | null) => string;
}

/** Returns the text of a simulation warning. */
export function simulationWarningMessage(
  warning: SimulationWarning,
  { nameOf, assetOf }: Names,
): WarningMessage {
  const id = `call.warning.${warning.type}` as const;
  switch (warning.type) {
    case 'leavesUnsaid':
    case 'lessComes':
      return { id, values: { asset: assetOf(warning.contract, warning.tokenId) } };
    case 'lessArrives':
      return { id, values: { asset: assetOf(warning.contract, null), recipient: nameOf(warning.recipient) } };
    case 'allowsUnsaid':
      return { id, values: { asset: assetOf(warning.contract, null), spender: nameOf(warning.spender) } };
    case 'staysAllowed':
      return { id, values: { asset: assetOf(warning.contract, null), spender: nameOf(warning.spender) } };
    case 'muchGas':
      return { id, values: {} };
    case 'spenderNoContract':
    case 'spenderUnknown':
      return { id, values: { spender: nameOf(warning.spender) } };
    case 'youngContract':
    case 'noContract':
      return { id, values: { contract: nameOf(warning.contract) } };
    default:
      return { ...warningMessage(warning), values: { spender: nameOf(warning.spender) } };
  }
}
