/** Answers and refusals of the support chat, which the functions send as sentences: no screen loads them. */
export const chatServerTexts = {
  'server.chat.method': 'Call the support chat with POST.',
  'server.chat.credential': 'The support chat needs the public key of this app, or a signed-in user.',
  'server.chat.contentType': 'The request must be JSON (content-type: application/json).',
  'server.chat.tooLarge': 'The conversation is too long: start a new one.',
  'server.chat.phrase':
    'Your message was not forwarded: it contains a recovery phrase. Anyone who has the phrase can take your coins, and support never needs it.',
  'server.chat.privateKey':
    'Your message was not forwarded: it contains what may be a private key. Anyone who has the key can take your coins, and support never needs it. To ask about a transaction, write the word transaction before its hash.',
  'server.chat.apiKey':
    'Your message was not forwarded: it contains an API key. Delete that key in the developer portal if anyone else may have seen it, and ask again without it.',
  'server.chat.unavailable': 'The assistant is not available right now. Please try again in a minute.',
  'server.chat.tooSlow': 'The assistant took too long to answer. Please try again.',
  'server.chat.greeting':
    'Hello! Ask me about your wallet: the recovery phrase, sending and receiving, fees, networks or tokens. I answer from the help pages.',
  'server.chat.thanks': 'You are welcome. Is there anything else you would like to know?',
  'server.chat.advice':
    'I give no advice on what to buy, sell or hold, and no forecasts: no one knows what a coin will be worth. Be wary of anyone who claims to know. I can explain how the wallet works.',
  'server.chat.crime':
    'I do not help with anything that breaks the law or harms others. I can explain how the wallet works, and how to protect your own coins.',
  'server.chat.distress':
    'I am sorry that you are going through this. If you are in danger or think of ending your life, please call your country’s emergency number now, or someone you trust: lost money is never worth a life, and there are people who help. When you are safe, write to support about the coins.',
  'server.chat.see': 'See: {page}',
  'server.chat.unsure':
    'I am not sure what you mean. Is it one of these? Answer with its number, or ask in different words.',
  'server.chat.guess': 'I am not sure, but this may be what you mean.',
  'server.chat.others': 'If not, is it one of these? Answer with its number, or ask in different words.',
  'server.chat.unknown':
    'I do not know the answer to that. I can only answer questions about Everything Wallet, from its help pages: for example about the recovery phrase, sending, fees, networks or tokens.',
  'server.chat.write': 'For anything else, write to us: {email}. We answer within 24 hours.',
  'server.chat.vague':
    'Please write a little more, so that I answer the right question: what did you do, on which screen, and what do you see? For example: a transfer that is pending, coins that have not arrived, a lost phrase or password, a fee, or something that you signed.',
  'server.chat.cut': 'The answer was cut off. Please ask again.',
} as const;
