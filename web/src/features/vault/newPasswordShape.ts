import { z } from 'zod';
import type { TextId } from '../../texts/texts.ts';

/** Minimum characters of a device password. */
const MIN_LENGTH = 8;

/** New device password, typed twice; leading and trailing spaces count. */
export const newPasswordShape = {
  next: z.string().min(MIN_LENGTH, 'device.error.passwordShort' satisfies TextId),
  repeated: z.string(),
};

type SamePasswords = [
  (typed: { next: string; repeated: string }) => boolean,
  { path: string[]; error: TextId },
];

/** Arguments for a schema's `refine`: checks that both are equal; the issue is at the second. */
export const samePasswords: SamePasswords = [
  ({ next, repeated }) => next === repeated,
  { path: ['repeated'], error: 'device.error.passwordMismatch' },
];

/** Current device password. */
export const oldPassword = z.string().min(1, 'device.error.passwordMissing' satisfies TextId);
