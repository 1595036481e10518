import { setTimeout as wait } from 'node:timers/promises';
import type { IncomingAnswer } from '@everything-wallet/core/schemas/incomingScan';
import { receivedId } from '@everything-wallet/core/documents/transaction';
import { getAddress } from 'ethers';
import type { Fields } from '../../tests/e2e/support/documents.ts';
import type { WalletUser } from '../../tests/e2e/support/walletUser.ts';
import { addressOf } from '../figures/FigureChain.ts';
import type { SpamChain } from './SpamChain.ts';

/** Maximum number of scans until everything is found, and the interval between them, in ms. */
const MAX_SCANS = 90;
const BETWEEN_LOOKS_MS = 2_000;

/** Amount of spam. */
export interface Flood {
  readonly spam: number;
  readonly poisoned: number;
  /** A token that lists know, in whose name nothing is sent. */
  readonly token: string;
  /** A contact of the user, whose address is imitated. */
  readonly friend: string;
}

/** Result of the flood, in the database. */
export interface Flooded {
  /** Contracts and senders of unrequested transfers. */
  readonly strangers: readonly string[];
  /** Of which these imitate the friend's address. */
  readonly imitators: readonly string[];
  /** Number of records written by the functions, and of those added for the following days. */
  readonly recorded: number;
  readonly added: number;
  /** Notices of it. */
  readonly told: number;
}

/** Sends unrequested transfers to a wallet, and lets the functions scan and record them. */
export async function floodWallet(chain: SpamChain, user: WalletUser, flood: Flood): Promise<Flooded> {
  const imitators = Array.from({ length: flood.poisoned }, (_, index) => shownLike(flood.friend, index + 1));
  for (const imitator of imitators) await chain.poison(flood.token, imitator, user.address);
  const contracts = Array.from({ length: flood.spam }, (_, index) => addressOf(60_000 + index));
  for (const [index, contract] of contracts.entries())
    await chain.sendSpam(contract, user.address, BigInt(index + 1));
  await chain.settle();
  await chain.figures.mine(chain.figures.network.confirmations);

  const reported = await scanUntilRead(user);
  const { documentsOf } = await import('../../tests/e2e/support/documents.ts');
  const records = await documentsOf(user.uid, 'transactions');
  return {
    strangers: [...contracts, ...imitators],
    imitators,
    recorded: records.filter(isUnverified).length,
    added: await addOthers(chain, user, records),
    told: reported,
  };
}

async function scanUntilRead(user: WalletUser): Promise<number> {
  const { call } = await import('../../tests/e2e/support/walletUser.ts');
  const incoming = { addresses: [user.address], networks: ['mainnet'], wantsNotices: true };
  let reported = 0;
  for (let scan = 0; scan < MAX_SCANS; scan += 1) {
    const answer = await call<{ incoming?: { answer?: IncomingAnswer } }>(
      'refreshWallet',
      { incoming },
      user.idToken,
    );
    reported += answer.incoming?.answer?.arrivedCount ?? 0;
    if (answer.incoming?.answer?.isCatchingUp === false) return reported;
    await wait(BETWEEN_LOOKS_MS);
  }
  throw new Error('What came in is not read to its end');
}

/** The records of a day hold part of it: those of the following days are added here in the same form. */
async function addOthers(chain: SpamChain, user: WalletUser, records: readonly Fields[]): Promise<number> {
  const sample = records.find((record) => isUnverified(record) && record['amount'] !== '0');
  if (!sample) throw new Error('The functions recorded nothing that others could be like');
  const known = new Set(records.map((record) => record['tx_hash']));
  const missing = (await chain.transfersTo(user.address)).filter(({ txHash }) => !known.has(txHash));
  const { chainId } = chain.figures.network;
  const { commitAsOwner } = await import('../../tests/e2e/support/documents.ts');
  await commitAsOwner(
    missing.map(({ contract, from, txHash }, index) => ({
      path: `transactions/${receivedId(user.uid, chainId, txHash, '0')}`,
      fields: {
        ...(sample as Record<string, string | number | boolean>),
        contract_address: contract,
        from_address: from,
        tx_hash: txHash,
        timestamp: new Date(Date.now() - (index + 1) * 60_000),
      },
    })),
  );
  return missing.length;
}

function isUnverified(record: Fields): boolean {
  return record['is_unverified'] === true;
}

/** Returns an address with the same shortened form as another one. */
function shownLike(address: string, index: number): string {
  return getAddress(
    `${address.slice(0, 10)}${index.toString(16).padStart(24, '0')}${address.slice(-8)}`.toLowerCase(),
  );
}
