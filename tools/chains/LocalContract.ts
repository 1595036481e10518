import { Interface, type InterfaceAbi } from 'ethers';

/** A contract as a compiler produced it, only for local chains. */
export interface LocalContract {
  readonly abi: Interface;
  /** 0x-prefixed hex of its creation code, without arguments. */
  readonly creationCode: string;
}

/** Reads what compilers leave in their files, where some write the code without `0x`. */
export function contractOf(abi: InterfaceAbi, code: string): LocalContract {
  return { abi: new Interface(abi), creationCode: code.startsWith('0x') ? code : `0x${code}` };
}
