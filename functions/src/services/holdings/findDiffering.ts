import { tokenLimits } from '@everything-wallet/core/tokens/tokenLimits';
import { MAX_LAG_MS, blocksBehind } from '../chain/commonBlock.ts';
import {
  decimalsIn,
  figureIn,
  headIn,
  textIn,
  type HoldingsNodeResponse,
  type HoldingsNodeResponses,
} from './HoldingsNodeResponse.ts';
import type { HoldingsPlan } from './planHoldings.ts';
import type { Head } from './Reading.ts';

/** Value that is compared between nodes. */
type Vote = bigint | number | string | null;

/** Places of nodes that contradict the others: about figures, names and symbols of tokens, or the block. */
export function findDiffering(
  { figures, facts }: HoldingsPlan,
  nodeResponses: HoldingsNodeResponses,
  blockSeconds: number,
): readonly number[] {
  const odd = new Set<HoldingsNodeResponse>();
  const compare = (valueOf: (nodeResponse: HoldingsNodeResponse) => Vote | undefined) => {
    const result = nodeResponses.judge(valueOf);
    if (result.agreement !== 'agreed') return;
    for (const nodeResponse of nodeResponses.given) {
      if (![undefined, result.value].includes(valueOf(nodeResponse))) odd.add(nodeResponse);
    }
  };
  for (const { read } of figures) compare((nodeResponse) => figureIn(nodeResponse, read));
  for (const { symbol, name, decimals } of facts) {
    compare((nodeResponse) => textIn(nodeResponse, symbol, tokenLimits.symbol));
    compare((nodeResponse) => textIn(nodeResponse, name, tokenLimits.name));
    compare((nodeResponse) => decimalsIn(nodeResponse, decimals));
  }
  const block = headIn(nodeResponses);
  for (const nodeResponse of nodeResponses.given) {
    if (block && !isNear(nodeResponse.head, block, blockSeconds)) odd.add(nodeResponse);
  }
  return nodeResponses.all.flatMap((nodeResponse, place) =>
    nodeResponse && odd.has(nodeResponse) ? [place] : [],
  );
}

/** Tests that a node's block can be that of an honest node, beside the block that the nodes have reached. */
function isNear(
  head: Head | undefined,
  block: { readonly number: number; readonly time: number },
  blockSeconds: number,
): boolean {
  if (!head) return false;
  const blocks = blocksBehind(blockSeconds);
  return (
    Math.abs(head.number - block.number) <= blocks &&
    Math.abs(head.time - block.time) <= Math.max(blocks * blockSeconds * 1_000, MAX_LAG_MS)
  );
}
