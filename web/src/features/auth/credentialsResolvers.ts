import { zodResolver } from '@hookform/resolvers/zod';
import { signInSchema, signUpSchema } from './credentialsSchema.ts';

/** Checks of the forms of /auth, which load them apart from the forms (`loadedResolver`). */
export const credentialsResolvers = {
  signIn: zodResolver(signInSchema),
  signUp: zodResolver(signUpSchema),
};
