/**
 * Reason why typed data is rejected:
 * - 'tooLarge': more text, values, types or depth than the limits;
 * - 'json': the text is not a JSON object with exactly types, primaryType, domain and message;
 * - 'duplicateKey': a key that occurs twice in an object, of which programs read different ones;
 * - 'types': a struct or member with an invalid name or type, or one that occurs twice;
 * - 'missingType': a type that is not declared;
 * - 'cycle': a recursive struct;
 * - 'domain': a domain with members that EIP-712 does not know, or in another order;
 * - 'chain': the domain is of another chain than the selected one;
 * - 'missingValue': a member without a value;
 * - 'extraValue': a value without a member, which would be shown and not signed;
 * - 'value': a value that its type cannot hold, such as a fraction or a number that JSON does not represent
 *   exactly.
 */
export type TypedDataFault =
  | 'tooLarge'
  | 'json'
  | 'duplicateKey'
  | 'types'
  | 'missingType'
  | 'cycle'
  | 'domain'
  | 'chain'
  | 'missingValue'
  | 'extraValue'
  | 'value';

/** Typed data that is not signed. */
export class TypedDataError extends Error {
  override readonly name = 'TypedDataError';
  readonly reason: TypedDataFault;
  /** Path of the fault: `message.from.wallet`. */
  readonly path: string;

  constructor(reason: TypedDataFault, path = '', options?: ErrorOptions) {
    super(`The typed data is not taken: ${reason}${path === '' ? '' : ` at ${path}`}`, options);
    this.reason = reason;
    this.path = path;
  }
}
