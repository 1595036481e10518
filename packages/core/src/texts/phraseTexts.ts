/** Showing, confirming and verifying the recovery phrase (docs/product.md §2 /recovery-phrase, §8 Recovery phrase). */
export const phraseTexts = {
  'phrase.title': 'Your recovery phrase',
  'phrase.subtitle': 'Write these 12 words down in order and keep them where only you can find them.',
  'phrase.loading': 'Generating your recovery phrase...',
  'phrase.show': 'Show words',
  'phrase.hide': 'Hide words',
  'phrase.copy': 'Copy phrase',
  'phrase.copied': 'Copied!',
  'phrase.hiddenWord': 'Hidden word',
  'phrase.continue': "I've Saved My Phrase - Continue to Account",
  'phrase.finishing': 'Finishing setup…',
  'phrase.bring': 'I already have a phrase',
  'phrase.warning.title': 'Whoever has these words has your coins',
  'phrase.warning.text':
    'We never see them and cannot restore them. Nobody from support will ever ask for them. Leaving this page before you continue, or opening it in another tab, makes new words; then only the latest count.',
  'phrase.complete': 'Setup complete. Welcome!',
  'phrase.fallback': 'Using fallback wallet',
  'phrase.error.word': 'Word {place} is not in the list of words: “{word}”',
  'phrase.error.wordSuggested':
    'Word {place} is not in the list of words: “{word}”. Did you mean “{suggestion}”?',
  'phrase.error.count': 'A recovery phrase has 12, 15, 18, 21 or 24 words; this one has {count}',
  'phrase.error.checksum':
    'All words are in the list, but they do not belong together: one is another word, or two have changed places',
  'phrase.error.store': 'Failed to store recovery phrase. Please try again.',
  'phrase.error.generate': 'Failed to generate recovery phrase. Please try again.',
  'phrase.error.none': "No phrase available. You've already generated one.",
  'phrase.error.verification': "Couldn't update verification. Please try again.",
  'phrase.error.complete': 'Failed to complete setup. Please try again.',
  'phrase.lost.title': 'This wallet was set up in another tab',
  'phrase.lost.text':
    'The words that were shown here are not its phrase: do not keep them, and cross them out if you wrote them down. Only the words of the other tab open your wallet.',
  'phrase.lost.broughtText':
    'Your wallet was set up in another tab with another phrase; the one you entered is not its own. Keep your words: what they hold is untouched. To use them here, sign up with another e-mail address.',
  'phrase.sessionOver.title': 'Your session has ended',
  'phrase.sessionOver.text':
    'Your words are still here, but they are not saved as your wallet yet. Sign in again in a new tab with the same account, then come back to this page and continue. If you close it, this setup is lost, and these words are not linked to your account.',
  'phrase.sessionOver.signIn': 'Sign in in a new tab',
  'phrase.lost.continue': 'Go to my wallet',
  'phrase.verify.title': 'Verify Recovery Phrase',
  'phrase.verify.text':
    'Type the words you wrote down, in their order, to see whether they open this wallet.',
  'phrase.verify.help':
    'Your phrase is turned into a fingerprint here; the words are never sent to our servers.',
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
