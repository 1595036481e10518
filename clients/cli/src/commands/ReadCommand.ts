import type { EverythingWallet } from '@everything-wallet/sdk';

/** Parameter of a read besides the network, which every command has as an option. */
interface ReadParameter {
  readonly name: string;
  readonly description: string;
  /** Required ones are arguments, in their order; the others are options. */
  readonly isRequired: boolean;
  readonly isFlag: boolean;
}

/** Command that asks the API once and prints some fields of the answer. */
export interface ReadCommand {
  readonly name: string;
  readonly description: string;
  readonly method: keyof EverythingWallet;
  readonly parameters: readonly ReadParameter[];
  /** Printed lines: a title, and the fields of the answer that it shows. */
  readonly lines: readonly (readonly [title: string, ...fields: readonly string[]])[];
}
