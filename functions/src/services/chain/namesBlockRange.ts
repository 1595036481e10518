import type { RpcError } from './RpcError.ts';

/**
 * Whether a node refuses logs because it is asked for too many blocks, whoever asks: not because there are too many logs in them, or they
 * take too long, which is so for one address and says nothing of others. Such a refusal names ranges, too, as a hint.
 */
export function namesBlockRange({ text }: RpcError): boolean {
  return (
    /\brange|\bblocks\b/i.test(text) &&
    !/\bresults?\b|response size|\b(too )?many logs\b|\btimed?[ -]?out\b/i.test(text)
  );
}
