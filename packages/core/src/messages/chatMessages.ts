/** The words of the support chat, in the browser and on the server. */
export const chatMessages = {
  'chat.greeting': "Hi! I'm your Everything Wallet support assistant. How can I help you today?",
} as const;
