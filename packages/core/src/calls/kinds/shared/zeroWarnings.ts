import { ZeroAddress } from 'ethers/constants';
import type { CallWarning } from '../../CallWarning.ts';

/** Warns of the zero address as a recipient. */
export function zeroWarnings(to: string): CallWarning[] {
  return to === ZeroAddress ? [{ type: 'zeroRecipient' }] : [];
}
