/** The parts of Trusted Types (https://w3c.github.io/trusted-types) in use; not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (input: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * Returns a script's URL in the form that the content security policy demands. The policy of that name can
 * make no other.
 *
 * @param name one of the policies that firebase.json allows; each once in a page
 */
export function trustedScriptUrl(name: 'vault-worker' | 'release-worker', url: string): string {
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  return policy ? policy.createScriptURL('') : url;
}
