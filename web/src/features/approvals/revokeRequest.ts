import { buildRevoke } from '@everything-wallet/core/calls/build/buildRevoke';
import { buildRevokeAll } from '@everything-wallet/core/calls/build/buildRevokeAll';
import { buildRevokeNft } from '@everything-wallet/core/calls/build/buildRevokeNft';
import { buildRevokePermit2 } from '@everything-wallet/core/calls/build/buildRevokePermit2';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { TokenStandard } from '@everything-wallet/core/tokens/TokenStandard';
import type { CallRequest } from '../../lib/calls/CallRequest.ts';
import type { ApprovalRow } from './ApprovalRow.ts';

/** Builds the call that revokes an approval; undefined if the account has no key here, or if the spender is unknown. */
export function revokeRequest({ network, approval, account }: ApprovalRow): CallRequest | undefined {
  const { kind, contract, spender, tokenId } = approval;
  // Revoking the approval of one NFT needs no spender.
  if (account.derivationIndex === null || (spender === null && kind !== 'tokenApproval')) return undefined;
  const who = spender ?? '';
  const { chainId } = network;
  const requestOf = (
    { to, value, data }: CallTransaction,
    watched: NonNullable<CallRequest['watched']>,
    standard?: TokenStandard,
  ): CallRequest | undefined =>
    to === null
      ? undefined
      : {
          network,
          sender: { address: account.address, derivationIndex: account.derivationIndex },
          to,
          value,
          data,
          watched,
          ...(standard && { facts: { standard } }),
        };
  switch (kind) {
    case 'allowance':
      return requestOf(
        buildRevoke({ chainId, token: contract, spender: who }),
        [{ kind: 'allowance', contract, spender: who }],
        'erc20',
      );
    case 'permit2':
      return requestOf(buildRevokePermit2({ chainId, token: contract, spender: who }), [
        { kind: 'permit2', contract, spender: who },
      ]);
    case 'operator':
      return requestOf(buildRevokeAll({ chainId, collection: contract, operator: who }), [
        { kind: 'operator', contract, spender: who },
      ]);
    case 'tokenApproval': {
      const id = tokenId ?? '0';
      return requestOf(
        buildRevokeNft({ chainId, collection: contract, id: BigInt(id) }),
        [{ kind: 'tokenApproval', contract, tokenId: id }],
        'erc721',
      );
    }
  }
}
