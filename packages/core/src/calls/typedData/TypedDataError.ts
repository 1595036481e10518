/**
 * Why typed data is not taken:
 * - 'tooLarge': more text, more values or more types than are read, or deeper ones;
 * - 'json': the text is no JSON object with types, primaryType, domain and message, and nothing else;
 * - 'duplicateKey': a key that stands twice in an object, of which programs read different ones;
 * - 'types': a struct or member whose name or type is none, or that stands there twice;
 * - 'missingType': a type that is not declared;
 * - 'cycle': a struct that holds itself;
 * - 'domain': a domain with members that EIP-712 does not know, or in another order;
 * - 'chain': the domain is of another chain than the one that was chosen;
 * - 'missingValue': a member without a value;
 * - 'extraValue': a value that no type names, which would be shown and not signed;
 * - 'value': a value that its type does not hold, such as a number with a fraction or one that JSON does not keep exactly.
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
  /** Where it is wrong: `message.from.wallet`. */
  readonly path: string;

  constructor(reason: TypedDataFault, path = '', options?: ErrorOptions) {
    super(`The typed data is not taken: ${reason}${path === '' ? '' : ` at ${path}`}`, options);
    this.reason = reason;
    this.path = path;
  }
}
