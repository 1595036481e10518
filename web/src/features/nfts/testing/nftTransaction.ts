import type { NftTransaction } from '../activity/NftEvent.ts';
import { COLLECTION, OTHER_COLLECTION, OWNER } from './nftsAnswer.ts';

/** Record of a received NFT number 7, with changes for a test. */
export function nftTransaction(changes: Partial<NftTransaction> = {}): NftTransaction {
  return {
    id: 'alice_1_0xab_3',
    user_id: 'alice',
    type: 'receive',
    status: 'completed',
    amount: '1',
    token_symbol: 'BIRD',
    contract_address: COLLECTION,
    tx_hash: `0x${'ab'.repeat(32)}`,
    from_address: OTHER_COLLECTION,
    to_address: OWNER,
    network: 'ethereum',
    nonce: 0,
    standard: 'erc721',
    token_id: '7',
    time: new Date('2026-11-20T10:00:00Z'),
    ...changes,
  };
}
