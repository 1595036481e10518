import type { Simulation } from '@everything-wallet/sdk';
import { formatCoin } from '../transactions/formatCoin.ts';
import type { NameToken } from '../tokens/tokenNames.ts';
import { formatFields } from './formatFields.ts';
import { formatTokenAmount } from './formatTokenAmount.ts';

type Call = Simulation['call'];
type Asset = Call['movements'][number]['asset'];

/** Prefixes of an amount that is a minimum or a maximum. */
const BOUNDS = {
  exact: '',
  atMost: 'at most ',
  atLeast: 'at least ',
  claimed: 'as the contract states ',
} as const;

/** Describes a call before it is signed: title, movements, permissions and warnings. */
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
          direction === 'out' ? 'Pay' : direction === 'in' ? 'Receive' : 'Move',
          `${BOUNDS[bound]}${amountOf(asset, amount, currency, nameOf)}` +
            `${from === undefined ? '' : ` from ${from}`}${to === undefined ? '' : ` to ${to}`}`,
        ] as const,
    ),
    ...permissions.map(
      ({ asset, spender, amount, change }) =>
        [
          'Approve',
          `${spender} to spend ${change === 'set' ? '' : `${change} `}${amountOf(asset, amount, currency, nameOf)}`,
        ] as const,
    ),
    ...warnings.map(({ text }) => ['Warning', text] as const),
    ['Digest', digest],
  ]);
}

/** Writes an amount; tokens by their decimals where those are known, else in the smallest unit. */
function amountOf(
  { type, contract = '', id }: Asset,
  amount: string | undefined,
  currency: string,
  nameOf: NameToken,
): string {
  if (type === 'coin') return amount === undefined ? currency : `${formatCoin(BigInt(amount))} ${currency}`;
  if (type === 'token') return formatTokenAmount(amount, contract, nameOf);
  if (type === 'tokenOrNft') {
    // Both write the same bytes, but a token that is known is no NFT.
    return nameOf(contract)?.isKnown
      ? formatTokenAmount(id, contract, nameOf)
      : `${id ?? ''} units of ${contract}, or its NFT ${id ?? ''}`;
  }
  if (type === 'nft') return `the NFT ${id ?? ''} of ${contract}`;
  if (type === 'collection') return `all of ${contract}`;
  const what = id === undefined ? contract : `${id} of ${contract}`;
  return amount === 'all' ? `all of ${what}` : `${amount ?? 'some'} units of ${what}`;
}
