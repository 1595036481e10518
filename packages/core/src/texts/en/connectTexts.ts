/** Screens for websites that use this wallet, and the list of them. */
export const connectTexts = {
  'connect.title': 'Connect to a website',
  'connect.waiting': 'Waiting for the website…',
  'connect.opening': 'Opening your wallet…',
  'connect.done': 'Done. You can return to {host}.',
  'connect.left':
    'The page that opened this window was closed or has changed, so it gets no answer. Transactions that you already sent are in your history.',
  'connect.close': 'Close window',
  'connect.openWallet': 'Open the wallet',

  'connect.site': 'Website',
  'connect.byLink':
    'This request comes from a link on {host}. The author of the link chose what it requests: check it carefully.',
  'connect.claims': 'The page calls itself “{title}”.',
  'connect.punycode':
    'Browsers may show this name as {unicode}. It can imitate another name: check every letter.',
  'connect.mixedScript': 'This name mixes letters of different alphabets. Check every letter.',
  'connect.http': 'This page is not encrypted: anyone on the network can change it.',
  'connect.local': 'This page is on your own computer.',
  'connect.resembles': 'This name resembles {other}, but it is a different website.',
  'connect.new': 'This website has not been connected to your wallet before.',

  'connect.asks': 'wants to connect to your wallet',
  'connect.accounts': 'Accounts to share',
  'connect.newAccount': 'New account for this website',
  'connect.networks': 'Networks',
  'connect.networksAll': 'All {count} networks',
  'connect.networksSome': '{count, plural, one {# network} other {# networks}}',
  'connect.duration': 'Stay connected',
  'connect.duration.day': '1 day',
  'connect.duration.month': '30 days',
  'connect.duration.always': 'Until you end it',
  'connect.can':
    'The website can see the addresses, balances and activity of these accounts, and ask you to sign.',
  'connect.cannot': 'It cannot move anything by itself: you review every request before you sign.',
  'connect.confirm': 'Connect',
  'connect.reject': 'Reject',
  'connect.noneChosen': 'Choose at least one account and one network.',

  'connect.switch.title': 'Allow {network}?',
  'connect.switch.text': '{host} wants to use {network} too. You still review every request.',
  'connect.switch.confirm': 'Allow',
  'connect.asset.title': 'Add {symbol} to your tokens?',
  'connect.asset.text':
    '{host} suggests this token. Anyone can create a token with any name: check its contract before you use it.',
  'connect.asset.confirm': 'Add',

  'connect.problem.byHand':
    'This page opens by itself when a website wants to use your wallet. There is nothing to do here right now.',
  'connect.problem.framed': 'The wallet does not work inside another page. Open it in its own window.',
  'connect.problem.noOrigin':
    'The wallet cannot check the address of the page that opened this window, so it does not answer. Open the website in its own tab and try again.',
  'connect.problem.version':
    'This website uses a version of the connection that the wallet does not support. Reload the website, or ask its developers to update it.',
  'connect.problem.malformed':
    'The wallet cannot read the website’s request. Start again on the website, or report this to its developers.',
  'connect.problem.otherReferrer':
    'The request names a different website than the page that led here, so the wallet does not answer. Start again on the website.',
  'connect.problem.otherReturn':
    'The address to return to contains the address of a different website, which could get the answer. So the wallet does not answer. Report this to the website’s developers.',
  'connect.problem.late': 'This request has expired or was already answered. Start again on the website.',
  'connect.problem.notLoaded':
    'Couldn’t load the wallet. Check your internet connection and start again on the website.',
  'connect.noVault':
    'The wallet on this device is not set up, so it cannot sign for websites. Open the wallet, go to Settings and turn on “Wallet on this device”. Then start again on the website.',
  'connect.unfinished':
    'Your account is not set up yet. Finish the setup in the wallet, then start again on the website.',
  'connect.noAccount': 'None of your accounts can sign: watch-only accounts have no key.',

  'connect.sites.title': 'Connected websites',
  'connect.sites.intro':
    'These websites can see some of your accounts and ask you to sign, in this browser only.',
  'connect.sites.none': 'No website is connected',
  'connect.sites.noneText':
    'On a website that works with Ethereum wallets, choose Everything Wallet. The website then appears here.',
  'connect.sites.lastUsed': 'Last used {time}',
  'connect.sites.until': 'Connected until {time}',
  'connect.sites.always': 'Connected until you end it',
  'connect.sites.ended': 'The connection to {host} has ended.',
  'connect.sites.expired': 'This connection has expired.',
  'connect.sites.end': 'End connection',
  'connect.sites.endText':
    'The website can no longer ask you to sign. It may show your address until its next request. Approvals that you gave to contracts remain: see Approvals.',
  'connect.sites.export': 'Export',
  'connect.sites.limits': 'Limits',
  'connect.sites.limits.messages': 'It can ask you to sign messages',
  'connect.sites.limits.transactions': 'It can ask you to send transactions',
  'connect.sites.limits.contracts': 'Only these contracts (one address per line; leave empty for any)',
  'connect.sites.limits.coin': 'Daily limit in coin, for each network (leave empty for none)',
  'connect.sites.limits.saved': 'Limits saved.',
  'connect.sites.limits.badContract': '{text} is not an address.',
  'connect.sites.limits.badCoin': 'Enter an amount, for example 0.5.',
  'connect.sites.log': 'Requests',
  'connect.sites.log.none': 'No requests yet.',
  'connect.sites.log.approved': 'Approved',
  'connect.sites.log.rejected': 'Rejected',
  'connect.sites.log.refused': 'Refused by the wallet',
} as const;
