import { MAX_DECIMALS, type HoldingsAnswer } from '@everything-wallet/core/schemas/holdings';
import type { NodeResponses } from '../chain/NodeResponses.ts';
import { decodeTokenText } from '../tokens/decodeTokenText.ts';
import { medianHead } from './medianHead.ts';
import type { Head, Read } from './Reading.ts';
import { readUint } from './readUint.ts';

/** Response of one node to the reads of a question. */
export interface HoldingsNodeResponse {
  readonly head: Head | undefined;
  readonly of: (read: Read) => string | null | undefined;
}

/** Responses of a network's nodes. */
export type HoldingsNodeResponses = NodeResponses<HoldingsNodeResponse>;

/** Figure in a response; null where the token has none, and undefined for a coin without one, since its node does not answer. */
export function figureIn(nodeResponse: HoldingsNodeResponse, read: Read): bigint | null | undefined {
  const answer = nodeResponse.of(read);
  if (answer === undefined) return undefined;
  return readUint(answer) ?? ('coinOf' in read ? undefined : null);
}

/** Text in a response. */
export function textIn(
  nodeResponse: HoldingsNodeResponse,
  read: Read,
  maxLength: number,
): string | undefined {
  const answer = nodeResponse.of(read);
  return answer === undefined ? undefined : decodeTokenText(answer ?? undefined, maxLength);
}

/** Decimals in a response; null where the contract has none that can be used. */
export function decimalsIn(nodeResponse: HoldingsNodeResponse, read: Read): number | null | undefined {
  const answer = nodeResponse.of(read);
  if (answer === undefined) return undefined;
  const stated = readUint(answer);
  return stated !== undefined && stated <= BigInt(MAX_DECIMALS) ? Number(stated) : null;
}

/** Block that the nodes have reached. */
export function headIn(nodeResponses: HoldingsNodeResponses): HoldingsAnswer['block'] {
  return medianHead(nodeResponses.valuesOf(({ head }) => head));
}
