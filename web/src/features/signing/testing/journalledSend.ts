import type { JournalledSend } from '../journal/JournalledSend.ts';
import { junk } from './junk.ts';

/** Transfer of 0.25 ETH that Alice has just signed. */
export function journalledSend(fields: Partial<JournalledSend> = {}): JournalledSend {
  return {
    id: `alice_1_0x${'ab'.repeat(32)}`,
    user_id: 'alice',
    network: 'mainnet',
    from: junk.sender.address,
    to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    amount: '0.25',
    symbol: 'ETH',
    signed_transaction: '0x02f8aa',
    written_at: Date.now(),
    valid_until: 1_800_000_000_000,
    ...fields,
  };
}
