/** Texts of /about (docs/product.md §2, Public pages). */
export const aboutTexts = {
  'about.meta.title': 'About · Everything Wallet',
  'about.meta.description':
    'Why Everything Wallet exists, who builds it, and the rules behind its decisions.',
  'about.title': 'About Everything Wallet',
  'about.lead': 'A wallet that shows you what will happen before you sign, and leaves the keys with you.',
  'about.mission': 'Our mission',
  'about.mission.text':
    'Holding your own coins should not mean trusting a company with your keys, and it should not take an expert either. We build a wallet that anyone can open in a browser, that shows the whole cost before anything happens, and that cannot move a coin without the words only you have.',
  'about.team': 'The team',
  'about.team.text':
    'The people who write the wallet also test it and answer support. Decisions are written down with their reasons, beside the code they concern, so that others can check them and object.',
  'about.values': 'Our values',
  'about.values.custody.title': 'Your keys stay yours',
  'about.values.custody.text':
    'The recovery phrase is created and used in your browser. We could not move your coins even if we wanted to.',
  'about.values.truth.title': 'Say what is true',
  'about.values.truth.text':
    'A demo is marked as a demo. Unknown figures are shown as unknown, never as zero. Plans are called plans.',
  'about.values.cost.title': 'Show the cost first',
  'about.values.cost.text':
    'Before you send, you see the maximum cost. The wallet never signs for more than that.',
  'about.values.everyone.title': 'Built for everyone',
  'about.values.everyone.text':
    'Every screen works on small phones and large screens, in light and dark mode, with a keyboard and with a screen reader.',
  'about.verify': 'Verify the release',
  'about.verify.text':
    'This site lists the SHA-256 of each of its files and the commit of their source. Check out that commit, install its dependencies and run this command: it builds the site again and compares every file that the site serves to you. It cannot show what the site serves to others, or what runs on our servers.',
  'about.verify.list': 'SHA-256 of every file',
  'about.closing': 'Questions about how it works?',
  'about.closing.text': 'The features page lists what the wallet does, and support answers the rest.',
  'about.closing.features': 'See the features',
  'about.closing.support': 'Ask support',
} as const;
