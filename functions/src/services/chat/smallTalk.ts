import { messages } from '@everything-wallet/core/messages/messages';
import { languages } from './languages/languages.ts';
import { withoutAccents } from './plainText.ts';

const greeting =
  /^(hi+|hello+|hey+|hiya|yo|sup|howdy|greetings|good (morning|afternoon|evening|day))( there| all| everyone| support| assistant| team| sir| guys)*$/;
const greetingElsewhere = new RegExp(
  `^(?:${languages.map(({ greeting: words }) => withoutAccents(words)).join('|')})$`,
);
const thanks =
  /^(ok(ay)? )?(thanks|thank (you|u)|thx|ty|cheers|great|perfect|got it|ok(ay)?|bye( bye)?|goodbye|see you|nice|cool|awesome)( (a lot|so much|very much|you|thanks|thank you|thx|bye|that helped|man|bro|mate))*$/;

/** What to say to a greeting or a thank-you; undefined for everything else. */
export function smallTalk(message: string): string | undefined {
  const words = message
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  if (greeting.test(words) || greetingElsewhere.test(withoutAccents(words)))
    return messages['server.chat.greeting'];
  return thanks.test(words) ? messages['server.chat.thanks'] : undefined;
}
