// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { texts, type TextId } from './texts.ts';

/** The sentences of docs/product.md §8, word for word, and the message that says each. */
const authentication: [TextId, string][] = [
  ['auth.error.passwordMismatch', 'Passwords do not match'],
  ['auth.error.passwordShort', 'Password must be at least 6 characters'],
  ['auth.error.profile', 'Failed to load profile'],
  ['auth.error.noProvider', 'useAuth must be used within an AuthProvider'],
  ['auth.error.logout', 'Failed to logout'],
];
const recoveryPhrase: [TextId, string][] = [
  ['phrase.error.store', 'Failed to store recovery phrase. Please try again.'],
  ['phrase.error.generate', 'Failed to generate recovery phrase. Please try again.'],
  ['phrase.error.none', "No phrase available. You've already generated one."],
  ['phrase.error.verification', "Couldn't update verification. Please try again."],
  ['phrase.error.complete', 'Failed to complete setup. Please try again.'],
  ['phrase.verify.error.empty', 'Please enter your recovery phrase'],
  ['phrase.verify.error.failed', 'Failed to verify phrase'],
  ['phrase.verify.error.mismatch', 'Recovery phrase does not match'],
  ['phrase.verify.mismatch.title', 'Verification Failed'],
  ['phrase.verify.mismatch.text', "The phrase you entered doesn't match. Please check and try again."],
  ['phrase.verify.error.unexpected', 'An error occurred during verification'],
  ['phrase.verify.success', 'Recovery phrase verified successfully!'],
  ['phrase.verify.success.title', 'Verification Successful'],
];
const balanceAndSend: [TextId, string][] = [
  ['home.error.balance', 'Failed to fetch balance'],
  ['send.error.fieldsMissing', 'Please fill in all fields'],
  ['send.error.notAuthenticated', 'User not authenticated'],
  ['send.error.phraseMismatch', "Recovery phrase doesn't match your wallet"],
  ['send.error.invalidPhrase', 'Invalid recovery phrase'],
  ['send.error.estimate', 'Failed to estimate gas'],
  ['send.error.failed', 'Failed to send transaction'],
  ['send.success', 'Transaction sent successfully!'],
];
const contacts: [TextId, string][] = [
  ['contacts.error.load', 'Failed to load contacts'],
  ['contacts.error.update', 'Failed to update contact'],
  ['contacts.error.add', 'Failed to add contact'],
  ['contacts.error.delete', 'Failed to delete contact'],
  ['contacts.updated', 'Contact updated'],
  ['contacts.added', 'Contact added'],
  ['contacts.deleted', 'Contact deleted'],
];
const accounts: [TextId, string][] = [
  ['accounts.error.load', 'Failed to load accounts'],
  ['accounts.error.create', 'Failed to create account'],
  ['accounts.error.setPrimary', 'Failed to set primary account'],
  ['accounts.error.delete', 'Failed to delete account'],
  ['accounts.error.deletePrimary', 'Cannot delete primary account. Set another account as primary first.'],
  ['accounts.created', 'Account created successfully'],
  ['accounts.primaryUpdated', 'Primary account updated'],
  ['accounts.deleted', 'Account deleted'],
];

const scannerAndSettings: [TextId, string][] = [
  ['scanner.error.invalid', 'Invalid wallet address'],
  ['scanner.ready', 'Address ready to use'],
  ['settings.alerts', 'Transaction Alerts'],
  ['settings.logout', 'Logout'],
  ['settings.delete', 'Delete Account'],
  ['access.delete.notImplemented', 'Account deletion not implemented yet'],
];
const transactions: [TextId, string][] = [
  ['transaction.error.load', 'Failed to load transaction'],
  ['transaction.error.notFound', 'Transaction not found'],
  ['home.error.transactions', 'Failed to load transactions'],
];
const tokens: [TextId, string][] = [
  ['tokens.error.add', 'Failed to add token'],
  ['tokens.add.success', 'Token added successfully'],
];

/** Texts that docs/product.md §2 and §4 quote for the same screens. */
const screens: [TextId, string][] = [
  ['notFound.title', 'Oops! Page not found'],
  ['notFound.link', 'Return to Home'],
  ['auth.signIn', 'Sign In'],
  ['auth.signUp', 'Sign Up'],
  ['auth.welcomeBack', 'Welcome back!'],
  ['auth.accountCreated', 'Account created! Generating your recovery phrase...'],
  ['phrase.loading', 'Generating your recovery phrase...'],
  ['phrase.copied', 'Copied!'],
  ['phrase.continue', "I've Saved My Phrase - Continue to Account"],
  ['phrase.fallback', 'Using fallback wallet'],
  ['phrase.complete', 'Setup complete. Welcome!'],
  ['home.balanceLoading', 'Loading balance...'],
  ['home.noTransactions', 'No transactions yet'],
  ['home.recent', 'Recent Transactions'],
  ['home.tokens', 'Your Tokens'],
  ['home.addToken', '+ Add Token'],
  ['badge.test', 'TEST'],
  ['send.title', 'Send {currency}'],
  ['send.recipient', 'Recipient Address'],
  ['send.recipientPlaceholder', '0x...'],
  ['send.amount', 'Amount'],
  ['send.amountPlaceholder', '0.0'],
  ['send.phrase', 'Recovery Phrase'],
  ['send.phrasePlaceholder', 'Enter your 12-word recovery phrase'],
  ['send.fee', 'Network Fee: ~{fee} {currency}'],
  ['send.total', 'Total'],
  ['send.submit', 'Send'],
  ['send.sending', 'Sending...'],
  ['receive.copied', 'Address copied to clipboard'],
  ['common.copied', 'Copied to clipboard'],
  ['common.cancel', 'Cancel'],
  ['landing.hero', 'The Everything Wallet'],
  ['landing.signIn', 'Sign In'],
  ['landing.getStarted', 'Get Started'],
  ['transaction.explorer', 'View on Block Explorer'],
  ['activity.stat.transactions', 'Total Transactions'],
  ['activity.stat.sent', 'Total Sent'],
  ['activity.stat.received', 'Total Received'],
  ['activity.stat.tokens', 'Active Tokens'],
  ['activity.value', 'Portfolio Value'],
  ['activity.value.none', 'No data to display'],
  ['activity.recent', 'Recent Activity'],
  ['activity.tokens', 'Token Distribution'],
  ['activity.networks', 'Network Usage'],
];

const swapAndPrices: [TextId, string][] = [
  ['swap.error.amount', 'Please enter an amount'],
  ['swap.comingSoon', 'Swap functionality coming soon'],
  ['swap.slippageValue', '0.5%'],
  ['swap.networkFeeValue', '~$2.50'],
  ['markets.missing', 'N/A'],
];
const nftsAndDefi: [TextId, string][] = [
  ['nfts.collected', 'Collected'],
  ['nfts.activity', 'Activity'],
  ['nfts.browse', 'Browse Marketplace'],
  ['nfts.buy', 'Buy Now'],
  ['nfts.processing', 'Processing...'],
  ['nfts.purchased', 'Successfully purchased {name}!'],
  ['nfts.notFound', 'NFT Not Found'],
  ['nfts.notFoundText', "The NFT you're looking for doesn't exist."],
  ['marketplace.trending', 'Trending'],
  ['marketplace.new', 'New'],
  ['marketplace.top', 'Top'],
  ['defi.totalStaked', 'Total Staked'],
  ['defi.rewardsEarned', 'Rewards Earned'],
  ['defi.totalLent', 'Total Lent'],
  ['defi.staking', 'Staking'],
  ['defi.lending', 'Lending'],
  ['defi.error.amount', 'Invalid Amount'],
  ['defi.error.amountText', 'Please enter a valid amount to stake'],
  ['defi.staked', 'Staking Initiated'],
];

/** Names that docs/product.md §2 gives to parts of the public pages, and sentences of §8 and §9 for them. */
const publicPages: [TextId, string][] = [
  ['site.features', 'Features'],
  ['site.developers', 'Developers'],
  ['site.support', 'Support'],
  ['site.about', 'About'],
  ['site.product', 'Product'],
  ['site.resources', 'Resources'],
  ['site.company', 'Company'],
  ['landing.learnMore', 'Learn More'],
  ['landing.secure', 'Secure'],
  ['landing.fast', 'Fast'],
  ['landing.private', 'Private'],
  ['landing.multiChain', 'Multi-chain'],
  ['features.card.security.title', 'Bank-Level Security'],
  ['features.card.speed.title', 'Lightning Fast'],
  ['features.card.privacy.title', 'Complete Privacy'],
  ['features.card.chains.title', 'Multi-Chain Support'],
  ['features.card.platforms.title', 'Cross-Platform'],
  ['features.card.swaps.title', 'Token Swaps'],
  ['developers.card.documentation.title', 'Documentation'],
  ['developers.card.sdk.title', 'SDK & Libraries'],
  ['developers.card.cli.title', 'CLI Tools'],
  ['developers.card.portal.title', 'Developer Portal'],
  ['developers.learnMore', 'Learn More'],
  ['developers.key.get', 'Get API Key'],
  ['site.installCopied', 'Install command copied to clipboard'],
  ['legal.updated', 'Last updated December 2024'],
];

const apiKeys: [TextId, string][] = [
  ['portal.error.nameRequired', 'Please enter a name for your API key'],
  ['portal.error.load', 'Failed to fetch API keys'],
  ['portal.error.create', 'Failed to create API key'],
  ['portal.error.delete', 'Failed to delete API key'],
  ['portal.created', 'API key created successfully'],
  ['portal.deleted', 'API key deleted successfully'],
  ['portal.copied', 'API key copied to clipboard'],
];

const chat: [TextId, string][] = [
  ['chat.greeting', "Hi! I'm your Everything Wallet support assistant. How can I help you today?"],
  ['chat.error.send', 'Failed to send message'],
  ['chat.error.response', 'Failed to get response'],
  ['chat.error.noBody', 'No response body'],
];

describe.each([
  ['§8 Authentication and profile', authentication],
  ['§8 Recovery phrase', recoveryPhrase],
  ['§8 Balance and send', balanceAndSend],
  ['§8 Transactions', transactions],
  ['§8 Contacts', contacts],
  ['§8 Accounts', accounts],
  ['§8 Scanning, swap, prices, copy', swapAndPrices],
  ['§2, §4 and §8 NFTs and DeFi', nftsAndDefi],
  ['§2 Settings, §5 QR scan and §8 Account deletion, Scanning', scannerAndSettings],
  ['§8 Tokens', tokens],
  ['§5 and §8 API keys', apiKeys],
  ['§8 Chat and §9 Other', chat],
  ['§2 and §4', screens],
  ['§2, §8 and §9 Public pages', publicPages],
])('%s', (_, catalogue) => {
  test.each(catalogue)('%s', (id, text) => {
    expect(texts[id]).toBe(text);
  });
});
