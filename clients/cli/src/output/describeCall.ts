import type { Simulation } from '@everything-wallet/sdk';
import { formatCoin } from '../transactions/formatCoin.ts';
import type { NameToken } from '../tokens/tokenNames.ts';
import { formatFields } from './formatFields.ts';
import { formatTokenAmount } from './formatTokenAmount.ts';

type Call = Simulation['call'];
type Asset = Call['movements'][number]['asset'];

/** Prefix of an amount that is a bound. */
const BOUNDS = { exact: '', atMost: 'at most ', atLeast: 'at least ', claimed: 'by its own word ' } as const;

/** Describes a call: its kind, transfers, permissions and warnings. */
export function describeCall(
  { title, digest, movements, permissions, warnings }: Call,
  currency: string,
  nameOf: NameToken,
): string {
  return formatFields([
    ['Call', title],
    ...movements.map(
      ({ direction, asset, amount, bound, from, to }) =>
        [
          direction === 'out' ? 'Leaves' : direction === 'in' ? 'Comes' : 'Moves',
          `${BOUNDS[bound]}${amountOf(asset, amount, currency, nameOf)}` +
            `${from === undefined ? '' : ` from ${from}`}${to === undefined ? '' : ` to ${to}`}`,
        ] as const,
    ),
    ...permissions.map(
      ({ asset, spender, amount, change }) =>
        [
          'Allows',
          `${spender} to take ${change === 'set' ? '' : `${change} `}${amountOf(asset, amount, currency, nameOf)}`,
        ] as const,
    ),
    ...warnings.map(({ text }) => ['Warning', text] as const),
    ['Digest', digest],
  ]);
}

/** Formats an amount; tokens by their decimals where known, else in the smallest unit. */
function amountOf(
  { type, contract = '', id }: Asset,
  amount: string | undefined,
  currency: string,
  nameOf: NameToken,
): string {
  if (type === 'coin') return amount === undefined ? currency : `${formatCoin(BigInt(amount))} ${currency}`;
  if (type === 'token') return formatTokenAmount(amount, contract, nameOf);
  if (type === 'tokenOrNft') {
    // Both have the same call data, but a known token is no NFT.
    return nameOf(contract)?.isKnown
      ? formatTokenAmount(id, contract, nameOf)
      : `${id ?? ''} units of ${contract}, or its NFT ${id ?? ''}`;
  }
  if (type === 'nft') return `the NFT ${id ?? ''} of ${contract}`;
  if (type === 'collection') return `everything of ${contract}`;
  const what = id === undefined ? contract : `${id} of ${contract}`;
  return amount === 'all' ? `all of ${what}` : `${amount ?? 'some'} units of ${what}`;
}
