import { messages } from '@everything-wallet/core/messages/messages';

const greeting =
  /^(hi|hello|hey|hiya|howdy|greetings|good (morning|afternoon|evening|day))( there| all| everyone| support| assistant)?$/;
const thanks =
  /^(ok(ay)? )?(thanks|thank you|thx|ty|cheers|great|perfect|got it|ok(ay)?|bye|goodbye)( (a lot|so much|very much|you|thanks|thank you))*$/;

/** What to say to a greeting or a thank-you; undefined for everything else. */
export function smallTalk(message: string): string | undefined {
  const words = message
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  if (greeting.test(words)) return messages['server.chat.greeting'];
  return thanks.test(words) ? messages['server.chat.thanks'] : undefined;
}
