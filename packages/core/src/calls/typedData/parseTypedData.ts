import { hasDuplicateKey } from './hasDuplicateKey.ts';
import { isRecord } from './isRecord.ts';
import { readTypes } from './readTypes.ts';
import type { TypedData, TypedStruct } from './TypedData.ts';
import { TypedDataError } from './TypedDataError.ts';
import { typedDataLimits } from './typedDataLimits.ts';
import { ValueReader } from './ValueReader.ts';

const PARTS = ['domain', 'message', 'primaryType', 'types'];

/**
 * Reads typed data that was pasted or that a site requested (EIP-712, eth_signTypedData_v4), and rejects
 * values that wallets would read differently.
 *
 * @param text JSON
 * @param chainId EIP-155 chain id of the selected network
 * @throws TypedDataError for the first fault
 */
export function parseTypedData(text: string, chainId: number): TypedData {
  if (text.length > typedDataLimits.text) throw new TypedDataError('tooLarge');
  const { types, primaryType, domain, message } = readParts(text);
  const structs = readTypes(types);
  if (typeof primaryType !== 'string' || !structs.has(primaryType)) {
    throw new TypedDataError('missingType', 'primaryType');
  }
  const reader = new ValueReader(structs);
  const ownDomain = reader.struct('EIP712Domain', domain, 'domain');
  const domainChain = chainOf(ownDomain);
  if (domainChain !== undefined && domainChain !== BigInt(chainId)) {
    throw new TypedDataError('chain', 'domain.chainId');
  }
  const isDomainAlone = primaryType === 'EIP712Domain';
  if (isDomainAlone && !(isRecord(message) && Object.keys(message).length === 0)) {
    throw new TypedDataError('extraValue', 'message');
  }
  return {
    structs,
    domain: ownDomain,
    message: isDomainAlone ? undefined : reader.struct(primaryType, message, 'message'),
    chainId: domainChain,
  };
}

function readParts(text: string): Readonly<Record<string, unknown>> {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch (cause) {
    throw new TypedDataError('json', '', { cause });
  }
  if (hasDuplicateKey(text)) throw new TypedDataError('duplicateKey');
  if (!isRecord(parts) || Object.keys(parts).sort().join() !== PARTS.join()) throw new TypedDataError('json');
  return parts;
}

function chainOf({ fields }: TypedStruct): bigint | undefined {
  const value = fields.find(({ name }) => name === 'chainId')?.value;
  return typeof value === 'bigint' ? value : undefined;
}
