import { createContext } from 'react';

/** The signed-in user, with the fields that screens need. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
}

/** A user's profile: known, loading, or failed, including a session that could not be read. */
export type ProfileState = 'loading' | 'verified' | 'unverified' | 'failed';

/** The session (docs/product.md §4, User session). */
export interface Auth {
  /** 'loading' until the session is known. */
  readonly status: 'loading' | 'signedOut' | 'signedIn';
  readonly user: SessionUser | undefined;
  readonly profile: ProfileState;
  /** True if the server has refused to read the profile, as it does to a session that ended elsewhere. */
  readonly isRefused?: boolean;
  /** True only if the profile contains the flag. */
  readonly isVerified: boolean;
  /** Loads the session and the profile again after a failure. */
  readonly retryProfile: () => void;
  readonly signIn: (email: string, password: string) => Promise<void>;
  /**
   * Creates the account; `emailSent` is true if the e-mail with the link to {origin}/recovery-phrase was
   * sent.
   */
  readonly signUp: (email: string, password: string) => Promise<{ emailSent: boolean }>;
  /**
   * Ends the session in this browser.
   *
   * @param canLeave true if /auth may replace the page where no server answers; false, the default, if it has something to report
   */
  readonly signOut: (canLeave?: boolean) => Promise<void>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);
