import { texts } from '@everything-wallet/core/texts/texts';
import { languages } from './languages/languages.ts';
import { withoutAccents } from './withoutAccents.ts';

const greeting =
  /^(hi+|hello+|hey+|hiya|yo|gm|sup|howdy|greetings|good (morning|afternoon|evening|day))( (there|all|everyone|support|assistant|team|sir|madam|guys|dear|friend|ser|to you))*$/;
const greetingElsewhere = new RegExp(
  `^(?:${languages.map(({ greeting: words }) => withoutAccents(words)).join('|')})$`,
);
const thanks =
  /^((ok(ay)?|great|perfect|nice|cool|awesome|brilliant|super) )*(thanks|thank (you|u)|thx|ty|tysm|cheers|great|perfect|got it|ok(ay)?|bye( bye)?|goodbye|see you|nice|cool|awesome|brilliant)( (a lot|so much|very much|again|you|thanks|thank you|thx|bye|that (helped|worked|did the trick)|for (your|the) help|man|bro|mate|ser|sir|dear|love|legend|got it|you are (a star|great|the best|very helpful)))*$/;

/** Returns the reply to a greeting or a thank-you; undefined for everything else. */
export function smallTalk(message: string): string | undefined {
  const words = message
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  if (greeting.test(words) || greetingElsewhere.test(withoutAccents(words)))
    return texts['server.chat.greeting'];
  return thanks.test(words) ? texts['server.chat.thanks'] : undefined;
}
