import type { Network } from '@everything-wallet/core/networks/networks';
import type { ComponentType } from 'react';
import type { CallRequest } from './CallRequest.ts';

/** An NFT to send, and its owner. */
export interface SentNft {
  readonly network: Network;
  /** Checksum address of the collection's contract (EIP-55). */
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
  readonly standard: 'erc721' | 'erc1155';
  /** Name on the screen, as its contract states it: untrusted. */
  readonly name: string;
  /** Owner. */
  readonly sender: CallRequest['sender'];
  /** Units that can be sent: the balance less pending transfers. 1 for ERC-721. */
  readonly units: bigint;
}

/** Props of the component that asks for the recipient of an NFT and signs its transfer. */
export interface SendNftProps {
  readonly nft: SentNft;
  /** Called when the network has accepted it; its record has the rest. */
  readonly onSent: (txHash: string) => void;
  readonly onClose: () => void;
}

/**
 * Dialog that sends an NFT: a feature receives it from the route, since features are independent of each
 * other.
 */
export type SendNft = ComponentType<SendNftProps>;
