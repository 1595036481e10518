/** What is held everywhere, what it is worth, and how sure it is; its code comes after the first look at the wallet. */
export const holdingsTexts = {
  'holdings.title': 'Everything you hold',
  'holdings.scope':
    '{accounts, plural, one {# account} other {# accounts}} on {networks, plural, one {# network} other {# networks}}',
  'holdings.adding': 'Adding up…',
  'holdings.partial': 'Partial total. Not included: {what}.',
  'holdings.partial.unheard':
    '{count, plural, one {# network that has not answered} other {# networks that have not answered}}',
  'holdings.partial.prices': 'prices that are not known now',
  'holdings.partial.priceless':
    '{count, plural, one {# asset without a price} other {# assets without a price}}',
  'holdings.partial.disputed': '{count, plural, one {# figure in dispute} other {# figures in dispute}}',
  'holdings.partial.unconfirmed':
    '{count, plural, one {# figure not confirmed} other {# figures not confirmed}}',
  'holdings.partial.unknown': '{count, plural, one {# figure unknown} other {# figures unknown}}',
  'holdings.partial.looking':
    '{count, plural, one {tokens that are still looked for on # network} other {tokens that are still looked for on # networks}}',
  'holdings.partial.pools':
    '{count, plural, one {what is in # pool that nobody knows the worth of now} other {what is in # pools that nobody knows the worth of now}}',
  'holdings.partial.poolsAsked': 'what is in pools, which are being asked',
  'holdings.off': 'Not included: what you hold on {networks}, switched off in the network settings.',
  'holdings.lone': 'On {networks} it rests on the word of one node: no other one answered.',
  'holdings.old':
    '{count, plural, one {# figure is no figure of now: the oldest is {age} old.} other {# figures are no figures of now: the oldest is {age} old.}}',
  'holdings.failed': 'No answer from {networks}. What was known before stands here, with its age.',
  'holdings.parts': 'Breakdown',
  'holdings.byNetwork': 'By network',
  'holdings.byAsset': 'By asset',
  'holdings.noParts': 'Nothing that has a price.',
  'holdings.watched':
    '{count, plural, one {# account that is only watched is not counted.} other {# accounts that are only watched are not counted.}}',
  'holdings.byPool': 'In pools',
  'holdings.pools':
    'What is in pools counts at what it would bring now, and its shares do not count once more.',
  'holdings.testCoins': 'Coins of test networks are worth nothing and never count.',
  'holdings.testGroup': 'Test coins ({count})',
  'holdings.looking': 'Still looking for tokens…',
  'holdings.found': 'Found tokens',
  'holdings.unnamed': 'Unnamed token',
  'holdings.moreRows': '{count, plural, one {Show # more} other {Show # more}}',
  'holdings.how': 'How sure {asset} is',
  'holdings.mark': 'Block {block}, {age} ago, {agreeing} of {nodes} nodes agree',
  'holdings.markNoBlock': '{agreeing} of {nodes} nodes agree',
  'holdings.state.disputed': 'in dispute',
  'holdings.state.unconfirmed': 'not confirmed',
  'holdings.state.unknown': 'unknown',
  'holdings.state.flagged': 'a node differs',
  'holdings.state.old': 'old',
  'holdings.explain.disputed': 'The network’s nodes differ about this figure. It is in no sum.',
  'holdings.explain.unconfirmed':
    'Nobody contradicts, but fewer nodes answered than are needed. It is in no sum.',
  'holdings.explain.unknown': 'No node told this figure. Unknown is not zero.',
  'holdings.explain.flagged': '{count, plural, one {# node says otherwise.} other {# nodes say otherwise.}}',
  'holdings.explain.old': 'It is no figure of now.',
  'holdings.unverified': 'Unverified ({count})',
  'holdings.unverifiedText':
    'Somebody sent these unasked, and no list knows them. They are in no total. Many are made to have you open a page that steals: do nothing with them unless you know their contract.',
  'holdings.accept': 'Add',
  'holdings.acceptNamed': 'Add {symbol}, contract {contract}',
  'holdings.accept.title': 'Add {symbol} to your tokens?',
  'holdings.accept.text':
    'Its contract is {contract} on {network}. Anybody can make a token of any name: add it only if you know where this one is from.',
  'holdings.accept.imitation':
    'It calls itself {symbol}, as a token that is known, but it is another contract. Whoever made it wants it to be taken for the known one. Its contract is {contract} on {network}.',
  'holdings.accept.confirm': 'Add token',
  'holdings.accept.confirmImitation': 'Add it all the same',
  'holdings.imitation': 'Not the known {symbol}',
  'holdings.found.add': 'Add to your tokens',
} as const;
