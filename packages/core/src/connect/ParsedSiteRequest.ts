import type { PersonalMessage } from '../calls/typedData/hashPersonalMessage.ts';
import type { RpcErrorObject } from './connectProtocol.ts';
import type { SiweMessage } from './SiweMessage.ts';

/** A call that a site wants to have signed. */
export interface RequestedCall {
  /** Checksum address; null for a contract creation. */
  readonly to: string | null;
  /** In wei. */
  readonly value: bigint;
  /** 0x-prefixed lowercase hex. */
  readonly data: string;
}

/** A site's request after all checks that need no user and no node. Addresses are checksummed (EIP-55). */
export type ParsedSiteRequest =
  /** `eth_requestAccounts` is answered with accounts, `wallet_requestPermissions` with permissions. */
  | { readonly kind: 'connect'; readonly answer: 'accounts' | 'permissions' }
  | {
      readonly kind: 'personal';
      readonly address: string;
      readonly message: PersonalMessage;
      /** Sign-in with Ethereum for this very site (ERC-4361). */
      readonly siwe?: SiweMessage | undefined;
    }
  | { readonly kind: 'typedData'; readonly address: string; readonly chainId: number; readonly text: string }
  | ({ readonly kind: 'transaction'; readonly from: string; readonly chainId: number } & RequestedCall)
  | {
      readonly kind: 'calls';
      readonly from: string;
      readonly chainId: number;
      readonly calls: readonly RequestedCall[];
      /** The site's own id of the batch (EIP-5792). */
      readonly id?: string | undefined;
    }
  /** `isGranted`: among the chains of the permission, so that it needs no screen. */
  | { readonly kind: 'switchChain'; readonly chainId: number; readonly isGranted: boolean }
  | { readonly kind: 'addChain'; readonly chainId: number; readonly isGranted: boolean }
  | {
      readonly kind: 'watchAsset';
      readonly chainId: number;
      readonly address: string;
      /** The site's claims, undefined if it made none; the contract has the true ones. */
      readonly symbol: string | undefined;
      readonly decimals: number | undefined;
    }
  | { readonly kind: 'refused'; readonly error: RpcErrorObject };
