import { AbiCoder } from 'ethers/abi';
import { id } from 'ethers/hash';

/**
 * Encodes a call by its signature (Contract ABI Specification).
 *
 * @param signature a name, then the types: `transfer(address,uint256)`
 * @param values as ethers takes them
 * @returns 0x-prefixed lower-case hex
 */
export function encodeFunction(signature: string, values: readonly unknown[]): string {
  const types = splitTypes(signature.slice(signature.indexOf('(') + 1, -1));
  const encoded = AbiCoder.defaultAbiCoder().encode(types, values);
  return `${id(signature).slice(0, 10)}${encoded.slice(2)}`;
}

/** Splits a list of types at the commas outside structs. */
function splitTypes(list: string): string[] {
  const types: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const letter = list[at];
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (at > from && (letter === undefined || (letter === ',' && depth === 0))) {
      types.push(list.slice(from, at));
      from = at + 1;
    }
  }
  return types;
}
