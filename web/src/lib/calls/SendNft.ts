import type { Network } from '@everything-wallet/core/networks/networks';
import type { ComponentType } from 'react';
import type { CallRequest } from './CallRequest.ts';

/** An NFT that somebody wants to send, and whose it is. */
export interface SentNft {
  readonly network: Network;
  /** Checksum address of the collection's contract (EIP-55). */
  readonly contract: string;
  /** A decimal number. */
  readonly tokenId: string;
  readonly standard: 'erc721' | 'erc1155';
  /** What it is called on the screen; its contract may say anything. */
  readonly name: string;
  /** The account that has it. */
  readonly sender: CallRequest['sender'];
  /** How many may be sent: those that it has, without those that are on their way. 1 of ERC-721. */
  readonly units: bigint;
}

/** What asks whom an NFT goes to, and has its transfer signed. */
export interface SendNftProps {
  readonly nft: SentNft;
  /** When the network has taken it; its record tells the rest. */
  readonly onSent: (txHash: string) => void;
  readonly onClose: () => void;
}

/** The dialog that does it: a feature gets it from the route, since features know nothing of each other. */
export type SendNft = ComponentType<SendNftProps>;
