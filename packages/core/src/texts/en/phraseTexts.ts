/** Showing, confirming and verifying the recovery phrase (docs/product.md §2 /recovery-phrase, §8 Recovery phrase). */
export const phraseTexts = {
  'phrase.title': 'Your recovery phrase',
  'phrase.subtitle': 'Write down these 12 words in order and keep them where only you can find them.',
  'phrase.loading': 'Generating your recovery phrase...',
  'phrase.show': 'Show words',
  'phrase.hide': 'Hide words',
  'phrase.copy': 'Copy phrase',
  'phrase.copied': 'Copied!',
  'phrase.hiddenWord': 'Hidden word',
  'phrase.continue': "I've Saved My Phrase - Continue to Account",
  'phrase.finishing': 'Finishing setup…',
  'phrase.import': 'I already have a phrase',
  'phrase.why': 'What are these words for?',
  'phrase.why.text':
    'They are your wallet: they restore your accounts on any device, and in other wallets too. Twelve random words cannot be guessed, and there is no other copy. Write them on paper now. Later, the first steps on your home check that you can read them.',
  'phrase.warning.title': 'Anyone with these words can take your coins',
  'phrase.warning.text':
    'We never see them and cannot restore them. Support will never ask for them. Leaving this page before you continue, or opening it in another tab, creates a new phrase, and only the newest one is valid.',
  'phrase.complete': 'Setup complete. Welcome!',
  'phrase.fallback': 'Using fallback wallet',
  'phrase.error.word': 'Word {place} is not on the word list: “{word}”',
  'phrase.error.wordSuggested':
    'Word {place} is not on the word list: “{word}”. Did you mean “{suggestion}”?',
  'phrase.error.count': 'A recovery phrase has 12, 15, 18, 21 or 24 words; this one has {count}',
  'phrase.error.checksum': 'These are valid words, but not a valid phrase. One is wrong, or two are swapped.',
  'phrase.error.store': 'Failed to store recovery phrase. Please try again.',
  'phrase.error.generate': 'Failed to generate recovery phrase. Please try again.',
  'phrase.error.none': "No phrase available. You've already generated one.",
  'phrase.error.verification': "Couldn't update verification. Please try again.",
  'phrase.error.complete': 'Failed to complete setup. Please try again.',
  'phrase.lost.title': 'This wallet was set up in another tab',
  'phrase.lost.text':
    'The words shown here are not this wallet’s phrase. Do not use them, and cross them out if you wrote them down. Only the words from the other tab open your wallet.',
  'phrase.lost.importedText':
    'Your wallet was set up in another tab with a different phrase than the one you entered here. Keep your words: their coins are not affected. To use them here, sign up with another email address.',
  'phrase.sessionOver.title': 'Your session has ended',
  'phrase.sessionOver.text':
    'Your words are still shown here, but your wallet is not set up yet. Sign in again in a new tab with the same account, then return to this page and continue. If you close it, this setup is lost, and these words are not linked to your account.',
  'phrase.sessionOver.signIn': 'Sign in in a new tab',
  'phrase.lost.continue': 'Go to my wallet',
  'phrase.verify.title': 'Verify Recovery Phrase',
  'phrase.verify.text':
    'Enter the words that you wrote down, in order, to check that they match this wallet.',
  'phrase.verify.help':
    'Your browser turns the phrase into a fingerprint; the words are never sent to our servers.',
  'phrase.verify.submit': 'Verify phrase',
  'phrase.verify.verifying': 'Verifying…',
  'phrase.verify.success': 'Recovery phrase verified successfully!',
  'phrase.verify.success.title': 'Verification Successful',
  'phrase.verify.success.text': 'These are the words of this wallet. Keep them where only you can find them.',
  'phrase.verify.mismatch.title': 'Verification Failed',
  'phrase.verify.mismatch.text': "The phrase you entered doesn't match. Please check and try again.",
  'phrase.verify.error.empty': 'Please enter your recovery phrase',
  'phrase.verify.error.failed': 'Failed to verify phrase',
  'phrase.verify.error.mismatch': 'Recovery phrase does not match',
  'phrase.verify.error.unexpected': 'An error occurred during verification',
} as const;
