/** Texts of /privacy and /terms (docs/product.md §2, Public pages). */
export const legalTexts = {
  'legal.updated': 'Last updated December 2024',
  'privacy.meta.title': 'Privacy · Everything Wallet',
  'privacy.meta.description': 'What Everything Wallet stores, and what never leaves your browser.',
  'privacy.title': 'Privacy Policy',
  'privacy.lead': 'What we store, what we never see, and who else learns something when you use the wallet.',
  'privacy.browser.title': 'What never leaves your browser',
  'privacy.browser.text':
    'Your recovery phrase and the private keys derived from it. They are in the memory of the open page while you see or type the words, and they are never sent. They are not stored either, unless you store the wallet on your device: then they are only there, encrypted with a password of their own or a passkey. To check a phrase, the browser sends a fingerprint of it over an encrypted connection.',
  'privacy.stored.title': 'What we store',
  'privacy.stored.text':
    'Your email address and a user number; whether your setup is finished; your wallet addresses with the names you give them, and the contacts and tokens you add; and a record of each transaction that you send or receive: amount, token, addresses, network, fee, status and time, and the website that requested it, if one did. Of the recovery phrase we store a keyed fingerprint that can check a phrase but does not reveal the words. The sign-in service stores your password in a form that we cannot read. To protect the support chat from abuse, we count questions for about a day, under your user number and under a keyed fingerprint of your IP address. While you use webhooks, the event stream or notifications when the wallet is closed, we store the events on your accounts, each for 30 days. For these notifications we also store the address and the keys of your browser’s push service and the accounts that you chose, until you turn them off, sign out or delete your account, or the push service says that the subscription has ended.',
  'privacy.device.title': 'What your browser stores',
  'privacy.device.text':
    'Your session, so that you stay signed in until you sign out; the last state of your home screen (address, balance, tokens and recent transactions), so that you see it at once when you return, until you sign out; your account addresses with the time of the last movement on each network, also until you sign out; the network you selected; your appearance and other settings; the websites that you connected, their limits and their last requests; and, if you turn that on, your wallet, encrypted with your device password or passkey. The site has no advertising, no analytics and no trackers.',
  'privacy.others.title': 'Who else learns something',
  'privacy.others.text':
    'The wallet runs on Google Firebase, which stores the data named above for us and sees the IP address of your browser, as any host does. To read balances and fees, our servers ask operators of network nodes about your addresses. They see our servers and not you, but also which addresses are looked up together, and so which are likely one person’s. We request prices by the names of coins and the contracts of tokens, never with their owners. Your transactions are public on their network, for everyone and permanently. If you turn on notifications when the wallet is closed, we send them through the push service of your browser’s vendor. It learns that your browser gets one, and when. The content is encrypted, and your browser writes the text.',
  'privacy.others.link': 'Every host, what it learns and why',
  'privacy.chat.title': 'Support',
  'privacy.chat.text':
    'What you write in the support chat is sent to our servers to be answered, and may be passed to a provider of language models for that purpose. What you write by email reaches the people who answer it. Never write your recovery phrase to anyone, including us.',
  'privacy.purpose.title': 'What we use it for',
  'privacy.purpose.text':
    'To show you your wallet, to send what you have signed, to answer your questions, and to protect the service from misuse. We do not sell data or build profiles of people.',
  'privacy.rights.title': 'Your choices',
  'privacy.rights.text':
    'You can delete contacts, tokens and accounts in the wallet at any time, and your whole account in the settings: that removes everything that we store under your user number, and your login, at once. We keep server logs, which do not contain your user number, and backups for 30 days. A marker that does not reveal your user number stays for about an hour, so that nothing is stored for you after the deletion. You may ask which data we hold about you, have it corrected, or object to its use. No one can delete what is on a public network.',
  'privacy.changes.title': 'Changes',
  'privacy.changes.text':
    'When this policy changes, the new text and its date appear on this page before the change takes effect.',
  'privacy.contact.title': 'Contact',
  'privacy.contact.text': 'Support answers questions about privacy within 24 hours.',
  'terms.meta.title': 'Terms · Everything Wallet',
  'terms.meta.description':
    'The terms of using Everything Wallet: self-custody, fees, demos and liability in plain words.',
  'terms.title': 'Terms of Service',
  'terms.lead': 'What you can expect from the wallet, and what it expects from you.',
  'terms.service.title': 'What the wallet is',
  'terms.service.text':
    'Everything Wallet is software that you use in a browser to create keys, to sign transactions and to read public networks. It is not a bank, an exchange or a custodian: we never hold your coins. By creating an account you accept these terms.',
  'terms.custody.title': 'Your recovery phrase',
  'terms.custody.text':
    'Your recovery phrase is the only way to your coins. You alone are responsible for storing it safely and for keeping it secret. We do not have it, cannot restore it, and cannot move, freeze or return coins.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'Use an email address that is yours, choose a password that you use nowhere else, and do not share it. The account is for one person. You must be old enough to enter into contracts where you live.',
  'terms.transactions.title': 'Transactions and fees',
  'terms.transactions.text':
    'You cannot undo a transaction that you have signed and sent. Check the recipient, the amount and the network first. Each transfer costs a fee that the network sets and receives; the wallet adds none. A failed transaction can also cost a fee.',
  'terms.demos.title': 'Demos and test networks',
  'terms.demos.text':
    'Screens marked as a demo, such as swaps, staking, lending and NFT purchases on networks that do not support them, show how something works elsewhere. Nothing is bought, sold, staked or lent there. Testnet coins have no value.',
  'terms.information.title': 'Prices and other information',
  'terms.information.text':
    'Prices, balances and fees come from third parties and can be late, wrong or missing. Nothing in the wallet or on this site is investment, tax or legal advice.',
  'terms.use.title': 'Fair use',
  'terms.use.text':
    'Do not use the wallet to break the law, to deceive others, or to harm the service, for example by overloading it or by trying to access other people’s data. We may block an account that does. Its coins stay available through its recovery phrase, in any other wallet.',
  'terms.liability.title': 'Availability and liability',
  'terms.liability.text':
    'The wallet is provided “as is” and can be unavailable or have faults. As far as the law allows, we are not liable for coins lost through a lost or disclosed phrase, a mistaken transaction, a fault of a network, or a device that others control. Your legal rights as a consumer remain.',
  'terms.changes.title': 'Changes and end',
  'terms.changes.text':
    'When these terms change, the new text and its date appear on this page before the change takes effect. You may stop using the wallet at any time; your coins remain yours.',
  'terms.contact.title': 'Contact',
  'terms.contact.text': 'Support answers questions about these terms within 24 hours.',
} as const;
