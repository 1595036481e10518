import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Asset } from '@everything-wallet/core/calls/CallEffects';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { effectsOf } from '@everything-wallet/core/calls/effectsOf';
import { wrappedCoinOf } from '@everything-wallet/core/calls/wrappedCoinOf';
import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';

/** Whom and what a call names, by its bytes alone: checksum addresses (EIP-55), each once. */
export interface Named {
  /** The contract that is called, recipients and spenders, without the sender. */
  readonly parties: readonly string[];
  /** Contracts of tokens. */
  readonly tokens: readonly string[];
}

/** Reads whom and which tokens a call names; of one that cannot be read the contract that is called is all that is known. */
export function namedIn(transaction: SimulatedCall): Named {
  const { from: sender, to, chainId } = transaction;
  const call = decodeCall(transaction);
  const { movements, permissions } = effectsOf(call, { sender, wrappedCoin: wrappedCoinOf(chainId) });
  const recipients = movements.flatMap((movement) => movement.to ?? []);
  const spenders = permissions.map(({ spender }) => spender);
  const tokens = [...movements, ...permissions].flatMap(({ asset }) => contractOf(asset) ?? []);
  const parties = [to, ...spenders, ...recipients].filter((party) => !sameAddress(party, sender));
  return { parties: [...new Set(parties)], tokens: [...new Set(tokens)] };
}

function contractOf(asset: Asset): string | undefined {
  return 'contract' in asset ? asset.contract : undefined;
}
