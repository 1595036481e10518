import { createContext } from 'react';

/** The signed-in user, as far as screens need to know. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
}

/** A user's profile: known, still loading, or not to be had, also where the session could not be read. */
export type ProfileState = 'loading' | 'verified' | 'unverified' | 'failed';

/** The session (docs/product.md §4, User session). */
export interface Auth {
  /** 'loading' until it is known whether somebody is signed in. */
  readonly status: 'loading' | 'signedOut' | 'signedIn';
  readonly user: SessionUser | undefined;
  readonly profile: ProfileState;
  /** True only if the profile says so. */
  readonly isVerified: boolean;
  /** Loads the session and the profile again after they failed. */
  readonly retryProfile: () => void;
  readonly signIn: (email: string, password: string) => Promise<void>;
  /** Creates the account; `emailSent` tells whether the link back to {origin}/recovery-phrase is on its way. */
  readonly signUp: (email: string, password: string) => Promise<{ emailSent: boolean }>;
  readonly signOut: () => Promise<void>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);
