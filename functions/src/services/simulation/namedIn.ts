import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Asset } from '@everything-wallet/core/calls/CallEffects';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { effectsOf } from '@everything-wallet/core/calls/effectsOf';
import { wrappedCoinOf } from '@everything-wallet/core/calls/wrappedCoinOf';
import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';

/** Parties and contracts in the bytes of a call: checksum addresses (EIP-55). */
export interface Named {
  /** The contract that is called and spenders, and recipients; none is the sender. */
  readonly spenders: readonly string[];
  readonly recipients: readonly string[];
  /** Contracts of tokens. */
  readonly tokens: readonly string[];
}

/**
 * Reads the parties and tokens from a call; for one that cannot be decoded only the called contract is known.
 */
export function namedIn(transaction: SimulatedCall): Named {
  const { from: sender, to, chainId } = transaction;
  const call = decodeCall(transaction);
  const { movements, permissions } = effectsOf(call, { sender, wrappedCoin: wrappedCoinOf(chainId) });
  const others = (addresses: readonly string[]) => addresses.filter((one) => !sameAddress(one, sender));
  return {
    spenders: others([...(to === null ? [] : [to]), ...permissions.map(({ spender }) => spender)]),
    recipients: others(movements.flatMap((movement) => movement.to ?? [])),
    tokens: [...movements, ...permissions].flatMap(({ asset }) => contractOf(asset) ?? []),
  };
}

function contractOf(asset: Asset): string | undefined {
  return 'contract' in asset ? asset.contract : undefined;
}
