import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { Trade } from './Trade.ts';

/** Returns the number received of a purchase's NFT, with a quorum for the logs of its block; undefined if unknown. */
export function receivedUnits(
  { contract, token_id: tokenId }: Trade,
  { came }: Pick<TransactionRecord, 'came'>,
): bigint | undefined {
  return came
    ?.filter(
      ({ contract_address: of, token_id: id }) =>
        of !== undefined && sameAddress(of, contract) && id === tokenId,
    )
    .reduce((sum, { units }) => sum + BigInt(units), 0n);
}
