import { z } from 'zod';
import type { TextId } from '../../texts/texts.ts';

/** docs/product.md §5: the password must be at least 6 characters. */
const MIN_PASSWORD_LENGTH = 6;

const message = (id: TextId) => id;

const email = z
  .string()
  .trim()
  .min(1, message('auth.error.emailRequired'))
  .pipe(z.email(message('auth.error.emailMalformed')));

/** The Sign In form; issues carry text ids of the catalogue. */
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
  // Reports both at once: a mistyped confirmation may come with a short password.
  when: () => true,
};

/** The Sign Up form; issues carry text ids of the catalogue. */
export const signUpSchema = z.object({ email, ...newPassword }).refine(isConfirmed, mismatch);

/** A new password, typed twice, by the same rules. */
export const newPasswordSchema = z.object(newPassword).refine(isConfirmed, mismatch);

const currentPassword = z.string().min(1, message('auth.error.passwordRequired'));

/** A new password in place of the current one, by the same rules. */
export const changePasswordSchema = z
  .object({ currentPassword, ...newPassword })
  .refine(isConfirmed, mismatch);

/**
 * Schema of a new address in place of the current one.
 *
 * @param current address of the account
 */
export function changeEmailSchema(current: string) {
  return z.object({
    email: email.refine((typed) => !isSameEmail(typed, current), message('access.email.same')),
    currentPassword,
  });
}

/**
 * Schema of a deletion: the account's own address, typed, and the password.
 *
 * @param own address of the account
 */
export function deleteAccountSchema(own: string) {
  return z.object({
    email: z
      .string()
      .trim()
      .refine((typed) => isSameEmail(typed, own), message('access.delete.emailMismatch')),
    currentPassword,
  });
}

function isSameEmail(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Schema of a request for a password link. */
export const forgotPasswordSchema = z.object({ email });
