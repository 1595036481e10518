/** Texts of /connect-websites, for developers of websites. */
export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'Connect your website · Everything Wallet',
  'connectWebsites.meta.description':
    'Connect a website to Everything Wallet: installation, samples for viem, wagmi, ethers, web3.js and React, headers, limits and error codes.',
  'connectWebsites.title': 'Connect your website',
  'connectWebsites.lead':
    'An EIP-1193 provider of less than 5 kB, without dependencies. The wallet opens in its own window: no extension, no relay and no API key.',
  'connectWebsites.install': 'Installation',
  'connectWebsites.install.text':
    'This site serves the package. It is not in the public registry yet: until this page says so, any package with this name there is not ours.',
  'connectWebsites.install.plannedName': 'Planned name, not published yet',
  'connectWebsites.start': 'First connection',
  'connectWebsites.start.text':
    'A page without a build step can load the script. It uses the wallet that it was loaded from.',
  'connectWebsites.start.click':
    'Send a request first in the click handler, before any await: browsers open a window only for a click, and some for only a second after it. If the browser blocks the window anyway, a dialog asks for another click.',
  'connectWebsites.start.announce':
    'The provider announces itself (EIP-6963), so wallet lists find it as soon as it is created.',
  'connectWebsites.start.reload':
    'After a reload, eth_accounts answers without a window. The provider emits accountsChanged and chainChanged once for each change, in every tab of your site.',
  'connectWebsites.libraries': 'With your library',
  'connectWebsites.libraries.text':
    'Our tests run these samples in a browser against the wallet: with viem 2.57, wagmi 3.7, ethers 6.17 and 5.8, web3.js 4.16 and React 19. Of Next.js they use the headers only. Before a release, a plain page connects, signs and sends in Firefox too.',
  'connectWebsites.libraries.server':
    'You can create a provider on a server. Its requests fail there with code 4900.',
  'connectWebsites.requests': 'Requests that open the window',
  'connectWebsites.requests.text':
    'The user reviews each of these. Reads such as eth_call open no window: they go to your own node if you set rpc, otherwise to ours.',
  'connectWebsites.requests.method': 'Method',
  'connectWebsites.requests.shows': 'Review',
  'connectWebsites.requests.connect':
    'Your host, the accounts, the networks and the duration. Answered at once while connected.',
  'connectWebsites.requests.permissions': 'The same. Use it to let the user choose other accounts.',
  'connectWebsites.requests.personal':
    'The message. A sign-in (ERC-4361) must name your own host, and is shown as fields.',
  'connectWebsites.requests.typedData':
    'The typed data, and what it allows. Its chain must be the selected one.',
  'connectWebsites.requests.transaction':
    'The decoded call, a simulation and the fee. The wallet ignores your gas and fees, and refuses nonce and access lists.',
  'connectWebsites.requests.calls':
    'Each call of the batch, one after another. The wallet cannot send them atomically.',
  'connectWebsites.requests.chain':
    'The network, unless the user already allowed it. Only the nine networks of the wallet.',
  'connectWebsites.requests.asset': 'Name, symbol and decimals as the contract states them.',
  'connectWebsites.headers': 'Headers your site needs',
  'connectWebsites.headers.text': 'Only if your site sends these headers at all.',
  'connectWebsites.headers.name': 'Header',
  'connectWebsites.headers.value': 'Value',
  'connectWebsites.headers.why': 'Reason',
  'connectWebsites.headers.opener':
    'With same-origin, the browser cuts the window off: the first request in a tab fails with -32603, later ones navigate to the wallet and back.',
  'connectWebsites.headers.connect': 'For reads through the wallet. With rpc, name your own nodes instead.',
  'connectWebsites.headers.script': 'Only for the script. The package needs no inline scripts or styles.',
  'connectWebsites.limits': 'Limits',
  'connectWebsites.limits.open': 'A site can have 10 open requests, and a request at most 256 kB.',
  'connectWebsites.limits.batch': 'A batch can have 32 calls, and a message 128 kB.',
  'connectWebsites.limits.reads':
    'Reads through the wallet: 60 units in 10 seconds and 20,000 a day for each of your visitors’ IP addresses. For more, set rpc.',
  'connectWebsites.limits.user':
    'The user can limit your site: kinds of requests, contracts, and coin a day. Requests beyond that end with 4100.',
  'connectWebsites.limits.device':
    'The user needs an account and “Wallet on this device”. The window explains what is missing.',
  'connectWebsites.limits.reads.link': 'Methods and limits of reads',
  'connectWebsites.errors': 'Error codes',
  'connectWebsites.errors.text': 'A failed request rejects with code, message and, sometimes, data.',
  'connectWebsites.errors.code': 'Code',
  'connectWebsites.errors.meaning': 'Meaning',
  'connectWebsites.error.rejected': 'The user rejected the request or closed the window.',
  'connectWebsites.error.unauthorized':
    'The site is not connected, not to this account, or the user does not permit the request.',
  'connectWebsites.error.unsupported': 'The wallet does not support the method.',
  'connectWebsites.error.disconnected':
    'The provider runs outside a browser, the user left your page, or the user signed out of the wallet.',
  'connectWebsites.error.otherChain': 'The site is not connected to that network.',
  'connectWebsites.error.unknownChain': 'The wallet does not have this network.',
  'connectWebsites.error.batch':
    'EIP-5792, for example 5730 for an unknown batch and 5760 for an atomic one.',
  'connectWebsites.error.request':
    'The request is malformed, or a parameter is invalid. The message names it.',
  'connectWebsites.error.internal':
    'An internal error, a node that does not answer, or a window that the browser cut off. The message names the header.',
  'connectWebsites.error.limit':
    'Too many open requests or reads. data.retryAfter has the seconds to wait, where waiting helps.',
} as const;
