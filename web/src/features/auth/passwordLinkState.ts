interface PasswordLinkState {
  readonly passwordLinkTo: string;
}

/** Builds the router state for the page that sends a password link: the address to fill in. */
export function passwordLinkState(email: string): PasswordLinkState {
  return { passwordLinkTo: email };
}

/** Reads the address; empty if none. A page's state may hold anything. */
export function readPasswordLinkState(state: unknown): string {
  const email =
    typeof state === 'object' && state !== null && 'passwordLinkTo' in state ? state.passwordLinkTo : '';
  return typeof email === 'string' ? email : '';
}
