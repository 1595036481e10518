import type { Call } from '@everything-wallet/core/calls/Call';
import type { TokenStandard } from '@everything-wallet/core/tokens/TokenStandard';
import type { AbiOracle, Argument } from './AbiOracle.ts';
import { argumentsOf } from './argumentsOf.ts';
import { functionLabels } from './functionLabels.ts';

/** Reasons to refuse that an ABI cannot know: the meaning of arguments, or limits of size. */
const BEYOND_ABI = new Set(['selector', 'tooLarge', 'tooDeep', 'noSelector']);

/**
 * Compares the decoder's result for a call with an independent ABI library.
 *
 * @param standard that the wallet knows of the called contract by itself
 * @returns the difference; undefined without one
 */
export function judgeCall(
  oracle: AbiOracle,
  data: string,
  call: Call,
  standard?: TokenStandard,
): string | undefined {
  const values = oracle.decode(data);
  if (call.kind === 'unknown') {
    if (call.data !== data) return 'an unknown call is not shown as its bytes';
    const isRefusedWrongly = values !== undefined && !BEYOND_ABI.has(call.reason);
    return isRefusedWrongly ? `refused although it is written as it should be: ${call.reason}` : undefined;
  }
  const signature = oracle.signatureOf(data);
  if (!values || signature === undefined) return `taken for ${call.kind}, which the library does not read`;
  const mislabelled = Object.entries(functionLabels.get(signature) ?? {}).filter(
    ([field, wanted]) => (call as unknown as Readonly<Record<string, unknown>>)[field] !== wanted,
  );
  if ('standard' in call && call.standard !== standard) return `${signature} is taken for ${call.standard}`;
  if (mislabelled.length > 0) return `${signature} is not ${mislabelled.join(' ')}`;
  if (call.kind === 'multicall') return judgeAll(oracle, values, call, standard);
  const [read, said] = [written(values), written(argumentsOf(call, signature))];
  return read === said ? undefined : `${signature} was read as ${said}, and is ${read}`;
}

function judgeAll(
  oracle: AbiOracle,
  values: readonly Argument[],
  call: Extract<Call, { kind: 'multicall' }>,
  standard: TokenStandard | undefined,
): string | undefined {
  const inner = values.at(-1);
  if (!Array.isArray(inner) || inner.length !== call.calls.length) return 'not as many calls inside';
  if (written(values.slice(0, -1)) !== written(argumentsOf(call, ''))) return 'another deadline';
  for (const [place, one] of call.calls.entries()) {
    const wrong = judgeCall(oracle, String(inner[place]), one, standard);
    if (wrong !== undefined) return `inside: ${wrong}`;
  }
  return undefined;
}

function written(values: readonly Argument[]): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}
