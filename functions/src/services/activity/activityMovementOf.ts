import type { Network } from '@everything-wallet/core/networks/networks';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import type { Movement } from '../scanner/Movement.ts';
import type { BlockHeader } from '../scanner/ScannedBlock.ts';
import type { ActivityMovement } from './ActivityEvent.ts';

/** Describes a movement of a block, with the symbol and decimals of coin and of known tokens. */
export function activityMovementOf(
  { chainId, currency }: Pick<Network, 'chainId' | 'currency'>,
  { number, hash, at }: Pick<BlockHeader, 'number' | 'hash' | 'at'>,
  movement: Movement,
): ActivityMovement {
  const { id, address, direction, txHash } = movement;
  const place = { movementId: id, address, direction, txHash, blockNumber: number, blockHash: hash };
  const common = { ...place, blockAt: at * 1_000 };
  const token = movement.contract === undefined ? undefined : builtInToken(chainId, movement.contract);
  const known = token && { symbol: token.symbol, decimals: token.decimals };
  if (movement.kind === 'approval') {
    const { kind, approval, owner, spender, contract, tokenId, units } = movement;
    return {
      ...{ ...common, kind, approval, owner, spender, contract },
      ...(tokenId !== null && { tokenId }),
      ...(units !== null && { units }),
      ...known,
    };
  }
  const { kind, standard, from, to, units, contract, tokenId } = movement;
  return {
    ...{ ...common, kind, standard, from, to, units },
    ...(contract !== undefined && { contract }),
    ...(tokenId !== undefined && { tokenId }),
    ...(standard === 'coin' ? { symbol: currency, decimals: 18 } : known),
  };
}
