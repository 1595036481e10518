import type { RpcError } from './RpcError.ts';

/**
 * Returns true if a node refuses logs because the range has too many blocks for any caller: not because there
 * are too many logs or they take too long, which holds for one address alone. Such a refusal may name a range
 * too, as a hint.
 */
export function namesBlockRange({ text }: RpcError): boolean {
  return (
    /\brange|\bblocks\b/i.test(text) &&
    !/\bresults?\b|response size|\b(too )?many logs\b|\btimed?[ -]?out\b/i.test(text)
  );
}
