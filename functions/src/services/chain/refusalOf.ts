/** Reason for which a node refuses signed bytes. */
export type Refusal =
  | 'insufficientFunds'
  | 'nonceTooLow'
  | 'nonceTaken'
  | 'underpriced'
  | 'gasTooLow'
  | 'gasTooHigh'
  | 'unknown';

/** Messages of geth, erigon, besu, nethermind, reth and anvil; the codes differ by client and carry less. */
const texts: readonly (readonly [Exclude<Refusal, 'unknown'>, RegExp])[] = [
  ['insufficientFunds', /insufficient ?(funds|balance)|upfront cost exceeds/i],
  ['nonceTooLow', /nonce (is )?too low|old ?nonce/i],
  // Another transaction with this nonce waits; one that pays a tenth more would take its place.
  ['nonceTaken', /replacement ?(transaction|not ?allowed)|could not replace/i],
  [
    'underpriced',
    /underpriced|less than block base fee|fee ?cap less than|fee ?too ?low|gas price (is )?(too low|below)/i,
  ],
  [
    'gasTooHigh',
    /intrinsic gas too high|exceeds block gas limit|gas ?limit ?(exceeded|too ?high)|exceeds the configured cap/i,
  ],
  ['gasTooLow', /intrinsic gas|gas limit (is )?too low|floor data gas/i],
];

/** Reads a node's text for the reason of its refusal. */
export function refusalOf(text: string): Refusal {
  return texts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown';
}
