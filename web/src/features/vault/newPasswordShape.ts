import { z } from 'zod';
import type { TextId } from '../../texts/texts.ts';

/** Characters of a device password at least. */
const MIN_LENGTH = 8;

/** A device password that is made, typed twice; a space at either end is part of it. */
export const newPasswordShape = {
  next: z.string().min(MIN_LENGTH, 'device.error.passwordShort' satisfies TextId),
  repeated: z.string(),
};

type SamePasswords = [
  (typed: { next: string; repeated: string }) => boolean,
  { path: string[]; error: TextId },
];

/** For a schema's `refine`: whether both are the same; the issue stands at the second. */
export const samePasswords: SamePasswords = [
  ({ next, repeated }) => next === repeated,
  { path: ['repeated'], error: 'device.error.passwordMismatch' },
];

/** The device password that there is. */
export const oldPassword = z.string().min(1, 'device.error.passwordMissing' satisfies TextId);
