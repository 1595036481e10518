import type { Simulation } from '@everything-wallet/sdk';
import { formatCoin } from '../transactions/formatCoin.ts';
import { formatFields } from './formatFields.ts';

type Call = Simulation['call'];
type Asset = Call['movements'][number]['asset'];

/** How much of it at least, or at most. */
const BOUNDS = { exact: '', atMost: 'at most ', atLeast: 'at least ', claimed: 'by its own word ' } as const;

/** What people read of a call: what it is, what moves, who may take what, and what to know before it is signed. */
export function describeCall(
  { title, digest, movements, permissions, warnings }: Call,
  currency: string,
): string {
  return formatFields([
    ['Call', title],
    ...movements.map(
      ({ direction, asset, amount, bound, from, to }) =>
        [
          direction === 'out' ? 'Leaves' : direction === 'in' ? 'Comes' : 'Moves',
          `${BOUNDS[bound]}${amountOf(asset, amount, currency)}` +
            `${from === undefined ? '' : ` from ${from}`}${to === undefined ? '' : ` to ${to}`}`,
        ] as const,
    ),
    ...permissions.map(
      ({ asset, spender, amount, change }) =>
        [
          'Allows',
          `${spender} to take ${change === 'set' ? '' : `${change} `}${amountOf(asset, amount, currency)}`,
        ] as const,
    ),
    ...warnings.map(({ text }) => ['Warning', text] as const),
    ['Digest', digest],
  ]);
}

/** In the smallest unit but for coin: a call does not say how many decimals a token has. */
function amountOf({ type, contract = '', id }: Asset, amount: string | undefined, currency: string): string {
  if (type === 'coin') return amount === undefined ? currency : `${formatCoin(BigInt(amount))} ${currency}`;
  if (type === 'tokenOrNft') return `${id ?? ''} units of ${contract}, or its NFT ${id ?? ''}`;
  if (type === 'nft') return `the NFT ${id ?? ''} of ${contract}`;
  if (type === 'collection') return `everything of ${contract}`;
  const what = id === undefined ? contract : `${id} of ${contract}`;
  return amount === 'all' ? `all of ${what}` : `${amount ?? 'some'} units of ${what}`;
}
