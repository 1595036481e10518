/** Name and parameters of a call in an SDK. */
interface SdkCall {
  readonly name: string;
  /** In the order of the SDK's parameters. */
  readonly parameters: readonly (readonly [field: string, parameter: string])[];
  /** Boolean fields, written without quotes. */
  readonly flags?: readonly string[];
  /** Type of the one value that holds all parameters, if the SDK expects that. */
  readonly type?: string;
}

/** Calls of the SDKs, by operation id. */
export const sdkCalls: Readonly<
  Record<string, { readonly typescript: SdkCall; readonly python: SdkCall; readonly go: SdkCall }>
> = {
  getBalance: {
    typescript: same('getBalance', 'address', 'network'),
    python: same('get_balance', 'address', 'network'),
    go: same('Balance', 'address', 'network'),
  },
  estimateGas: {
    typescript: same('estimateGas', 'from', 'to', 'value', 'data', 'network'),
    python: {
      name: 'estimate_gas',
      // 'from' is a keyword of the language.
      parameters: [
        ['from', 'from_address'],
        ['to', 'to_address'],
        ['value', 'value'],
        ['data', 'data'],
        ['network', 'network'],
      ],
    },
    go: {
      name: 'EstimateGas',
      parameters: [
        ['from', 'From'],
        ['to', 'To'],
        ['value', 'Value'],
        ['data', 'Data'],
        ['network', 'Network'],
      ],
      type: 'everythingwallet.Transfer',
    },
  },
  simulate: {
    typescript: same(
      'simulate',
      ...[
        'from',
        'to',
        'value',
        'data',
        'gasLimit',
        'maxFeePerGas',
        'maxPriorityFeePerGas',
        'gasPrice',
        'network',
      ],
    ),
    python: {
      name: 'simulate',
      parameters: [
        ['from', 'from_address'],
        ['to', 'to_address'],
        ['value', 'value'],
        ['data', 'data'],
        ['gasLimit', 'gas_limit'],
        ['maxFeePerGas', 'max_fee_per_gas'],
        ['maxPriorityFeePerGas', 'max_priority_fee_per_gas'],
        ['gasPrice', 'gas_price'],
        ['network', 'network'],
      ],
    },
    go: {
      name: 'Simulate',
      parameters: [
        ['from', 'From'],
        ['to', 'To'],
        ['value', 'Value'],
        ['data', 'Data'],
        ['gasLimit', 'GasLimit'],
        ['maxFeePerGas', 'MaxFeePerGas'],
        ['maxPriorityFeePerGas', 'MaxPriorityFeePerGas'],
        ['gasPrice', 'GasPrice'],
        ['network', 'Network'],
      ],
      type: 'everythingwallet.Call',
    },
  },
  listApprovals: {
    typescript: same('listApprovals', 'address', 'network', 'cursor'),
    python: same('list_approvals', 'address', 'network', 'cursor'),
    go: same('ListApprovals', 'address', 'network', 'cursor'),
  },
  listTokens: withUnverified('listTokens', 'list_tokens', 'ListTokens'),
  listPositions: {
    typescript: same('listPositions', 'address', 'network'),
    python: same('list_positions', 'address', 'network'),
    go: same('ListPositions', 'address', 'network'),
  },
  listNfts: withUnverified('listNfts', 'list_nfts', 'ListNfts'),
  listTransfers: withUnverified('listTransfers', 'list_transfers', 'ListTransfers'),
  sendTransaction: {
    typescript: same('sendTransaction', 'signedTransaction', 'network'),
    python: {
      name: 'send_transaction',
      parameters: [
        ['signedTransaction', 'signed_transaction'],
        ['network', 'network'],
      ],
    },
    go: same('SendTransaction', 'signedTransaction', 'network'),
  },
  getTransaction: {
    typescript: same('getTransaction', 'hash', 'network'),
    python: {
      name: 'get_transaction',
      parameters: [
        ['hash', 'tx_hash'],
        ['network', 'network'],
      ],
    },
    go: same('Transaction', 'hash', 'network'),
  },
  listNetworks: {
    typescript: same('listNetworks'),
    python: same('list_networks'),
    go: same('Networks'),
  },
  getHealth: {
    typescript: same('getHealth'),
    python: same('get_health'),
    go: same('Health'),
  },
};

/** A call with an option to include unverified assets, by its name in each language. */
function withUnverified(typescript: string, python: string, go: string) {
  const fields = ['address', 'network', 'includeUnverified', 'cursor'] as const;
  const flags = ['includeUnverified'];
  return {
    typescript: { ...same(typescript, ...fields), flags },
    python: {
      name: python,
      parameters: fields.map(
        (field) => [field, field === 'includeUnverified' ? 'include_unverified' : field] as const,
      ),
      flags,
    },
    go: { ...same(go, ...fields), flags },
  };
}

function same(name: string, ...fields: readonly string[]): SdkCall {
  return { name, parameters: fields.map((field) => [field, field]) };
}
