import type { Event } from '@everything-wallet/sdk';
import { formatUnits } from './formatUnits.ts';
import { plainLine } from './plainLine.ts';

/** Describes an event in one line: its time, type, network and direction, the amount, the account and the transaction. */
export function describeEvent({ timestamp, type, network, data }: Event): string {
  const words = [
    timestamp,
    type,
    network,
    data.direction,
    data.kind === 'transfer' ? transferred(data) : approved(data),
    data.address,
    data.txHash,
  ];
  return plainLine(words.join('  '));
}

function transferred({ units, decimals, symbol, contract, tokenId }: Event['data']): string {
  if (tokenId !== undefined) return `${units ?? '1'} of ${contract ?? ''} #${tokenId}`;
  return `${formatUnits(units, decimals)} ${symbol ?? `of ${contract ?? ''}`}`;
}

function approved({ approval, units, decimals, symbol, contract, tokenId, spender }: Event['data']): string {
  const amount = units === undefined ? '' : `${formatUnits(units, decimals)} `;
  const id = tokenId === undefined ? '' : ` #${tokenId}`;
  return `${approval ?? 'approval'} ${amount}${symbol ?? contract ?? ''}${id} for ${spender ?? ''}`;
}
