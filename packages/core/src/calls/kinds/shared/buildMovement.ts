import { sameAddress } from '../../../accounts/sameAddress.ts';
import type { Movement } from '../../CallEffects.ts';

type Amount = Pick<Movement, 'asset' | 'amount' | 'bound'>;

/** Builds a transfer between two addresses from the sender's view; one to oneself is both out and in. */
export function buildMovement(sender: string, from: string, to: string, change: Amount): Movement {
  const [isFromSender, isToSender] = [sameAddress(from, sender), sameAddress(to, sender)];
  if (isFromSender) return { direction: 'out', ...change, to };
  return isToSender ? { direction: 'in', ...change, from } : { direction: 'between', ...change, from, to };
}
