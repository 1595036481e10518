/** Showing, confirming and verifying the recovery phrase (specification §2 /recovery-phrase, §8 Recovery phrase). */
export const phraseMessages = {
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
  'phrase.warning.title': 'Whoever has these words has your coins',
  'phrase.warning.text':
    'We never see them and cannot restore them. Nobody from support will ever ask for them. Leaving this page before you continue makes a new phrase.',
  'phrase.complete': 'Setup complete. Welcome!',
  'phrase.fallback': 'Using fallback wallet',
  'phrase.error.store': 'Failed to store recovery phrase. Please try again.',
  'phrase.error.generate': 'Failed to generate recovery phrase. Please try again.',
  'phrase.error.none': "No phrase available. You've already generated one.",
  'phrase.error.verification': "Couldn't update verification. Please try again.",
  'phrase.error.complete': 'Failed to complete setup. Please try again.',
} as const;
