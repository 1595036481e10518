import { supportEmail } from '@everything-wallet/core/texts/supportEmail';

/** Reports placeholders in the product: domains with this ending are reserved for examples (RFC 2606). */
export function placeholderProblems(email: string = supportEmail): string[] {
  if (!/[@.]example(\.(com|net|org))?$/.test(email)) return [];
  return [
    `The support address is still ${email}, a placeholder: put yours into packages/core/src/texts/supportEmail.ts`,
  ];
}
