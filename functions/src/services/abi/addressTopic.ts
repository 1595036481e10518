import { word } from './word.ts';

/** An address as an indexed value of an event: 32 bytes in lower case. */
export function addressTopic(address: string): string {
  return `0x${word(address)}`;
}
