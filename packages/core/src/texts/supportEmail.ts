/** Address of the support. Its domain is reserved for examples (RFC 2606): the operator of the product enters their own. */
export const supportEmail = 'support@everything-wallet.example';
