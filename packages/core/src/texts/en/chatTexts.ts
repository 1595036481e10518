/** Texts of the support chat, in the browser and on the server (docs/product.md §4 Chat widget, §8 Chat). */
export const chatTexts = {
  'chat.greeting': "Hi! I'm your Everything Wallet support assistant. How can I help you today?",
  'chat.title': 'Support chat',
  'chat.open': 'Open the support chat',
  'chat.opening': 'Opening the support chat…',
  'chat.close': 'Close the support chat',
  'chat.conversation': 'Conversation',
  'chat.you': 'You',
  'chat.assistant': 'Support assistant',
  'chat.field': 'Your message',
  'chat.placeholder': 'Ask a question…',
  'chat.safety':
    'Never write your recovery phrase or a private key here. No one at Everything Wallet ever asks for it.',
  'chat.charactersLeft': '{count, plural, one {# character left} other {# characters left}}',
  'chat.send': 'Send',
  'chat.stop': 'Stop',
  'chat.pending': 'Waiting for the answer…',
  'chat.copy': 'Copy this answer',
  'chat.cut': 'The connection was lost: this answer is incomplete.',
  'chat.stopped': 'You stopped this answer.',
  'chat.unanswered': 'This message was not answered.',
  'chat.error.send': 'Failed to send message',
  'chat.error.response': 'Failed to get response',
  'chat.error.noBody': 'No response body',
  'chat.error.phrase':
    'Your message was not sent: it contains a recovery phrase. Anyone who has the phrase can take your coins, and support never needs it. Remove it before you send.',
  'chat.error.privateKey':
    'Your message was not sent: it contains what may be a private key or a recovery phrase in hex. Anyone who has it can take your coins, and support never needs it. To ask about a transaction, write the word transaction before its hash.',
  'chat.error.apiKey':
    'Your message was not sent: it contains an API key. Anyone who has the key can use it, and support never needs it. Remove it before you send; the code in the error, such as key_unknown, is enough.',
  'chat.error.load': 'The support chat could not be opened. Check your connection and try again.',
} as const;
