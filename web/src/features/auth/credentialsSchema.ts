import { z } from 'zod';
import type { MessageId } from '../../messages/messages.ts';

/** Specification §5: the password must be at least 6 characters. */
const MIN_PASSWORD_LENGTH = 6;

const message = (id: MessageId) => id;

const email = z
  .string()
  .trim()
  .min(1, message('auth.error.emailRequired'))
  .pipe(z.email(message('auth.error.emailMalformed')));

/** The Sign In form; issues carry the ids of the catalogue's messages. */
export const signInSchema = z.object({
  email,
  password: z.string().min(1, message('auth.error.passwordRequired')),
});

const newPassword = {
  password: z
    .string()
    .min(1, message('auth.error.passwordRequired'))
    .min(MIN_PASSWORD_LENGTH, message('auth.error.passwordShort')),
  confirmPassword: z.string().min(1, message('auth.error.confirmRequired')),
};

const isConfirmed = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  password === confirmPassword;

const mismatch = {
  path: ['confirmPassword'],
  message: message('auth.error.passwordMismatch'),
  // Both are told at once: whoever mistyped the confirmation may have a short password as well.
  when: () => true,
};

/** The Sign Up form; issues carry the ids of the catalogue's messages. */
export const signUpSchema = z.object({ email, ...newPassword }).refine(isConfirmed, mismatch);

/** A new password, typed twice, by the same rules. */
export const newPasswordSchema = z.object(newPassword).refine(isConfirmed, mismatch);

/** Where a link to set a new password is sent. */
export const forgotPasswordSchema = z.object({ email });
