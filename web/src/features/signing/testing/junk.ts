import type { Sender } from '../pipeline/Sender.ts';

/** Public phrase of developer tools, and its first account. */
export const junk = {
  phrase: `${'test '.repeat(11)}junk`,
  sender: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', derivationIndex: 0 } satisfies Sender,
  secondAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
};
