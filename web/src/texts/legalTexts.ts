/** The words of /privacy and /terms (docs/product.md §2, Public pages). */
export const legalTexts = {
  'legal.updated': 'Last updated December 2024',
  'privacy.meta.title': 'Privacy · Everything Wallet',
  'privacy.meta.description': 'What Everything Wallet stores, and what never leaves your browser.',
  'privacy.title': 'Privacy Policy',
  'privacy.lead': 'What we store, what we never see, and who else learns something when you use the wallet.',
  'privacy.browser.title': 'What never leaves your browser',
  'privacy.browser.text':
    'Your recovery phrase and the private keys made from it. They are in the memory of the open page while the words are shown or typed, and they are never sent. They are not stored either, unless you keep the wallet on your device: then it is there alone, encrypted with a password of its own. To check a phrase, the browser sends a fingerprint of it over an encrypted connection.',
  'privacy.stored.title': 'What we store',
  'privacy.stored.text':
    'Your email address and a user number; whether the setup is finished; the wallet addresses with the names you give them, and the contacts and tokens you add; and a record of each transaction that you send or that comes in: amount, token, addresses, network, fee, status and time. Of the recovery phrase we store a keyed fingerprint that can check a phrase and from which the words cannot be read. Your password is kept by the sign-in service, in a form that we cannot read. So that nobody floods the support chat, questions are counted for about a day, under your user number and under a keyed fingerprint of your internet address.',
  'privacy.device.title': 'What your browser stores',
  'privacy.device.text':
    'Your session, so that you stay signed in until you sign out; what your home screen showed last (address, balance, tokens and recent transactions), so that you see it at once when you come back, until you sign out; the network you have chosen; your choices for appearance and settings; and, if you turn that on, your wallet, encrypted with your device password. The site has no advertising, no analytics and no trackers.',
  'privacy.others.title': 'Who else learns something',
  'privacy.others.text':
    'The wallet runs on Google Firebase, which keeps the data named above for us and sees the internet address of your browser, as any host does. To read balances and fees, our servers ask operators of network nodes about your addresses; they see our servers and not you, but also which addresses are asked about together, and so which are likely one person’s. Prices are asked for by the names of coins and the contracts of tokens, never with whose they are. Your transactions are public on their network, for everyone and for good.',
  'privacy.others.link': 'Every host, what it learns and why',
  'privacy.chat.title': 'Support',
  'privacy.chat.text':
    'What you write in the support chat is sent to our servers to be answered, and may be passed to a provider of language models for that purpose. What you write by email reaches the people who answer it. Never write your recovery phrase to anyone, us included.',
  'privacy.purpose.title': 'What we use it for',
  'privacy.purpose.text':
    'To show you your wallet, to send what you have signed, to answer your questions, and to keep the service from being misused. We do not sell data and do not make profiles of people.',
  'privacy.rights.title': 'Your choices',
  'privacy.rights.text':
    'You can delete contacts, tokens and accounts in the wallet at any time, and your whole account in the settings: everything that we keep under your user number is removed at once, and with it your login. Logs of our servers, which do not hold your user number, and backups are kept for 30 days; a mark from which your user number cannot be read stays for about an hour, so that nothing is written after you have gone. You may ask which data we hold about you, have it corrected, or object to its use. What is on a public network cannot be deleted by anyone.',
  'privacy.changes.title': 'Changes',
  'privacy.changes.text':
    'When this policy changes, the new text and its date appear on this page before the change takes effect.',
  'privacy.contact.title': 'Contact',
  'privacy.contact.text': 'Questions about privacy are answered by support, within 24 hours.',
  'terms.meta.title': 'Terms · Everything Wallet',
  'terms.meta.description':
    'The terms of using Everything Wallet: self-custody, fees, demos and liability in plain words.',
  'terms.title': 'Terms of Service',
  'terms.lead': 'What you can expect from the wallet, and what it expects from you.',
  'terms.service.title': 'What the wallet is',
  'terms.service.text':
    'Everything Wallet is software that you use in a browser to make keys, to sign transactions and to read public networks. It is not a bank, an exchange or a custodian: at no time do we hold your coins. By creating an account you accept these terms.',
  'terms.custody.title': 'Your recovery phrase',
  'terms.custody.text':
    'Your recovery phrase is the only way to your coins. You alone are responsible for keeping it, and for keeping it from others. We do not have it, cannot restore it, and cannot move, freeze or return coins.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'Give an email address that is yours, choose a password that you use nowhere else, and do not share it. The account is for one person. You must be of an age at which you may enter into contracts where you live.',
  'terms.transactions.title': 'Transactions and fees',
  'terms.transactions.text':
    'A transaction that you have signed and sent cannot be called back. Check the recipient, the amount and the network first. Each transfer costs a fee that the network sets and receives; the wallet adds none. A failed transaction can cost a fee as well.',
  'terms.demos.title': 'Demos and test networks',
  'terms.demos.text':
    'Screens marked as a demo, such as swaps, staking, lending and NFT purchases on networks that have nothing to do them with, show how something works elsewhere. Nothing is bought, sold, staked or lent there. Coins of test networks are worth nothing.',
  'terms.information.title': 'Prices and other information',
  'terms.information.text':
    'Prices, balances and fees come from others and can be late, wrong or missing. Nothing in the wallet or on this site is advice on investments, taxes or law.',
  'terms.use.title': 'Fair use',
  'terms.use.text':
    'Do not use the wallet to break the law, to deceive others, or to harm the service: for example by overloading it or by trying to reach data of other people. We may block an account that does. Its coins stay within reach of its recovery phrase, with any other wallet.',
  'terms.liability.title': 'Availability and liability',
  'terms.liability.text':
    'The wallet is provided as it is, and can be unavailable or have faults. As far as the law allows, we are not liable for coins that are lost through a lost or disclosed phrase, a mistaken transaction, a fault of a network, or a device that others control. Rights that the law gives you as a consumer remain.',
  'terms.changes.title': 'Changes and end',
  'terms.changes.text':
    'When these terms change, the new text and its date appear on this page before the change takes effect. You may stop using the wallet at any time; your coins remain yours.',
  'terms.contact.title': 'Contact',
  'terms.contact.text': 'Questions about these terms are answered by support, within 24 hours.',
} as const;
