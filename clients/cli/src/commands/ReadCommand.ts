import type { EverythingWallet } from '@everything-wallet/sdk';

/** Parameter of a read besides the network, which every command has as an option. */
interface ReadParameter {
  readonly name: string;
  readonly description: string;
  /** Required ones are arguments, in their order; the others are options. */
  readonly isRequired: boolean;
  readonly isFlag: boolean;
}

/** Column of a printed list. */
export interface ListColumn {
  readonly title: string;
  /** Field of each item; an absent value is '—'. */
  readonly field: string;
  /** Field with the contract of the token in whose smallest unit the value is. */
  readonly token?: string;
  /** Text after the value. */
  readonly unit?: string;
}

/** Command that prints the answer of a plain read: fields of one object, or a list. */
export interface ReadCommand {
  readonly name: string;
  readonly description: string;
  readonly method: keyof EverythingWallet;
  readonly parameters: readonly ReadParameter[];
  /** Printed lines: a title, and the fields of the answer that it shows; absent for a list. */
  readonly lines?: readonly (readonly [title: string, ...fields: readonly string[]])[];
  /** Printed list: a field of the answer, and columns of its items. */
  readonly list?: { readonly member: string; readonly columns: readonly ListColumn[] };
}
