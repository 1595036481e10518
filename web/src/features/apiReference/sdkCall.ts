import type { Operation } from './readOperations.ts';

/** Name and parameters of a call in an SDK. */
interface SdkCall {
  readonly name: string;
  /** In the order of the SDK's parameters. */
  readonly parameters: readonly (readonly [field: string, parameter: string])[];
  /** Boolean fields, written without quotes. */
  readonly flags: readonly string[];
  /** Type of the one value that holds all parameters, if the SDK expects that. */
  readonly type?: string | undefined;
}

/** Difference of a call from the usual names: those of the operation and its fields, in the language's case. */
interface Exception {
  readonly name?: string;
  /** Parameters by their fields. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly type?: string;
}

type SdkLanguage = 'typescript' | 'python' | 'go';

// 'from' is a keyword of Python.
const SENDER_AND_RECIPIENT = { from: 'from_address', to: 'to_address' };

const exceptions: Readonly<Record<string, Partial<Record<SdkLanguage, Exception>>>> = {
  getBalance: { go: { name: 'Balance' } },
  estimateGas: {
    python: { parameters: SENDER_AND_RECIPIENT },
    go: { type: 'everythingwallet.Transfer' },
  },
  simulate: {
    python: { parameters: SENDER_AND_RECIPIENT },
    go: { type: 'everythingwallet.Call' },
  },
  getTransaction: { python: { parameters: { hash: 'tx_hash' } }, go: { name: 'Transaction' } },
  listNetworks: { go: { name: 'Networks' } },
  getHealth: { go: { name: 'Health' } },
};

/** Returns the call of an operation in an SDK. */
export function sdkCall({ id, fields }: Operation, language: SdkLanguage): SdkCall {
  const exception = exceptions[id]?.[language] ?? {};
  const { type, name = language === 'go' ? pascalCase(id) : inCase(id, language) } = exception;
  return {
    name,
    parameters: fields.map((field) => [
      field.name,
      exception.parameters?.[field.name] ??
        (type === undefined ? inCase(field.name, language) : pascalCase(field.name)),
    ]),
    flags: fields.filter((field) => field.type === 'boolean').map((field) => field.name),
    type,
  };
}

function inCase(name: string, language: SdkLanguage): string {
  return language === 'python' ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
