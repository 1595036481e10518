import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import type { MovedInCall, TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { withDeadline } from '../../errors/withDeadline.ts';
import type { TokenLabel } from '../tokens/readTokenLabel.ts';
import type { MovedUnits } from './movedInCall.ts';

/** Milliseconds to wait for a label: without it the next lookup asks again, until the outcome is final. */
const TIMEOUT_MS = 3_000;

type Moves = Required<Pick<TransactionRecord, 'left' | 'came'>>;

/** Adds contracts' names and decimals to the moves. Labels that the record has for the same amounts stay. */
export async function labelled(
  { left, came }: MovedUnits,
  record: TransactionRecord,
  readLabel: (contract: string) => Promise<TokenLabel | undefined>,
): Promise<Moves> {
  const known = [...(record.left ?? []), ...(record.came ?? [])];
  const label = async (moved: MovedInCall): Promise<MovedInCall> => {
    const before = known.find((one) => isSame(one, moved) && one.symbol !== undefined);
    if (before) return before;
    const { contract_address: contract } = moved;
    if (contract === undefined) {
      const symbol = findNetworkById(record.network)?.currency;
      return { ...moved, decimals: COIN_DECIMALS, ...(symbol !== undefined && { symbol }) };
    }
    const found = await withDeadline(readLabel(contract), TIMEOUT_MS).catch(() => undefined);
    const decimals = moved.kind === 'erc20' ? found?.decimals : undefined;
    return {
      ...moved,
      ...(decimals !== undefined && { decimals }),
      ...(found && { symbol: found.symbol }),
    };
  };
  return { left: await Promise.all(left.map(label)), came: await Promise.all(came.map(label)) };
}

function isSame(one: MovedInCall, other: MovedInCall): boolean {
  return (
    one.kind === other.kind &&
    one.contract_address === other.contract_address &&
    one.token_id === other.token_id &&
    one.units === other.units
  );
}
