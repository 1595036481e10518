/** A part of an expression of the rules, by its place in the file; `end` is exclusive. */
export interface Expression {
  readonly kind:
    | 'or'
    | 'and'
    | 'comparison'
    | 'arithmetic'
    | 'not'
    | 'choice'
    | 'call'
    | 'member'
    | 'name'
    | 'list'
    | 'number'
    | 'string'
    | 'constant'
    | 'path';
  readonly start: number;
  readonly end: number;
  /** Operands, elements, or a function and its arguments. */
  readonly parts: readonly Expression[];
  /** The operator, the member's name, or the literal itself. */
  readonly text: string;
}
