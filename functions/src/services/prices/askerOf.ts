import { createHash } from 'node:crypto';

/** One of 256 numbers that stands for who asks: enough to share room out between users, too little to know one by. */
export function askerOf(userId: string): string {
  return String(createHash('sha256').update(userId).digest()[0]);
}
