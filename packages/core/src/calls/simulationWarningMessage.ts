import type { SimulationWarning } from './SimulationWarning.ts';
import { warningMessage, type WarningMessage } from './warningMessage.ts';

/** Whoever shows a warning knows what things are called. */
interface Names {
  /** A contract or an account; null is nobody. */
  readonly nameOf: (address: string | null) => string;
  /** What of a contract it is; null is the network's coin, and of what has no number. */
  readonly assetOf: (contract: string | null, tokenId: string | null) => string;
}

/** What a person reads of a warning by a simulation. */
export function simulationWarningMessage(
  warning: SimulationWarning,
  { nameOf, assetOf }: Names,
): WarningMessage {
  const id = `call.warning.${warning.type}` as const;
  switch (warning.type) {
    case 'leavesUnsaid':
    case 'lessComes':
      return { id, values: { asset: assetOf(warning.contract, warning.tokenId) } };
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
