/** Holdings on all networks, the net worth and its gaps. Loaded after the home screen. */
export const holdingsTexts = {
  'holdings.scope':
    '{accounts, plural, one {# account} other {# accounts}} on {networks, plural, one {# network} other {# networks}}',
  'holdings.adding': 'Calculating…',
  'holdings.change': '{amount} in 24 hours',
  'holdings.search': 'Search tokens',
  'holdings.filterNetwork': 'Filter by network',
  'holdings.allNetworks': 'All networks',
  'holdings.nfts.all': 'View all',
  'holdings.noMatch': 'No token matches.',
  'holdings.partial': 'Partial total. Not included: {what}.',
  'holdings.partial.unanswered':
    '{count, plural, one {# network that has not answered} other {# networks that have not answered}}',
  'holdings.partial.prices': 'prices that are unavailable',
  'holdings.partial.priceless':
    '{count, plural, one {# asset without a price} other {# assets without a price}}',
  'holdings.partial.disputed':
    '{count, plural, one {# balance that nodes disagree about} other {# balances that nodes disagree about}}',
  'holdings.partial.unconfirmed':
    '{count, plural, one {# unconfirmed balance} other {# unconfirmed balances}}',
  'holdings.partial.unknown':
    '{count, plural, one {# balance that no node reported} other {# balances that no node reported}}',
  'holdings.partial.loading':
    '{count, plural, one {tokens still loading on # network} other {tokens still loading on # networks}}',
  'holdings.partial.pools':
    '{count, plural, one {# pool whose value is unknown} other {# pools whose value is unknown}}',
  'holdings.partial.poolsAsked': 'pools that are still loading',
  'holdings.off': 'Not included: your holdings on {networks}, switched off in the network settings.',
  'holdings.lone': 'Only one node answered on {networks}.',
  'holdings.old':
    '{count, plural, one {# figure may be out of date: it is {age} old.} other {# figures may be out of date: the oldest is {age} old.}}',
  'holdings.failed': 'No answer from {networks}. You see the last known figures with their age.',
  'holdings.parts': 'Breakdown',
  'holdings.byNetwork': 'By network',
  'holdings.byAsset': 'By asset',
  'holdings.noParts': 'No assets with a price.',
  'holdings.watched':
    '{count, plural, one {# watch-only account is not included.} other {# watch-only accounts are not included.}}',
  'holdings.byPool': 'In pools',
  'holdings.pools': 'Pools count at what you could withdraw now. Their shares are not counted again.',
  'holdings.testCoins': 'Testnet coins have no value and are not counted.',
  'holdings.testGroup': 'Test coins ({count})',
  'holdings.searching': 'Still looking for tokens…',
  'holdings.found': 'Found tokens',
  'holdings.unnamed': 'Unnamed token',
  'holdings.moreRows': 'Show {count} more',
  'holdings.how': 'How reliable the {asset} figure is',
  'holdings.mark': 'Block {block}, {age} ago, {agreeing} of {nodes} nodes agree',
  'holdings.markNoBlock': '{agreeing} of {nodes} nodes agree',
  'holdings.state.disputed': 'disputed',
  'holdings.state.unconfirmed': 'unconfirmed',
  'holdings.state.unknown': 'unknown',
  'holdings.state.flagged': 'one node disagrees',
  'holdings.state.old': 'old',
  'holdings.explain.disputed': 'The network’s nodes disagree about this figure. It counts in no total.',
  'holdings.explain.unconfirmed': 'Too few nodes answered to confirm this figure. It counts in no total.',
  'holdings.explain.unknown': 'No node reported this figure. Unknown does not mean zero.',
  'holdings.explain.flagged': '{count, plural, one {# node disagrees.} other {# nodes disagree.}}',
  'holdings.explain.old': 'This figure may be out of date.',
  'holdings.unverified': 'Unverified ({count})',
  'holdings.unverifiedText':
    'Unlisted tokens that others sent you, possibly spam. They count in no total. Many try to lead you to a malicious site: don’t interact with them unless you know the contract.',
  'holdings.accept': 'Add',
  'holdings.acceptNamed': 'Add {symbol}, contract {contract}',
  'holdings.accept.title': 'Add {symbol} to your tokens?',
  'holdings.accept.text':
    'Its contract is {contract} on {network}. Anyone can create a token with any name: add it only if you know where it is from.',
  'holdings.accept.imitation':
    'It calls itself {symbol}, like a known token, but it is a different contract, probably made to deceive you. Its contract is {contract} on {network}.',
  'holdings.accept.confirm': 'Add token',
  'holdings.accept.confirmImitation': 'Add it anyway',
  'holdings.imitation': 'Not the known {symbol}',
  'holdings.found.add': 'Add to your tokens',
} as const;
