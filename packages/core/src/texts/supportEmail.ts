/** Where people write to. The domain is one reserved for examples: whoever runs the product puts theirs here. */
export const supportEmail = 'support@everything-wallet.example';
