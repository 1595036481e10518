// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatError } from './ChatError.ts';
import { Conversation } from './Conversation.ts';
import { findSecret } from './findSecret.ts';
import { ScriptedSupport } from './testing/ScriptedSupport.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const KEY = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

let support: ScriptedSupport;
let conversation: Conversation;
beforeEach(() => {
  support = new ScriptedSupport();
  conversation = new Conversation(support.ask, findSecret);
});

const shownTurns = () =>
  conversation
    .getState()
    .turns.map(({ role, content, interrupted }) => [role, content, interrupted].filter(Boolean).join(': '));

/** Sends a question; returns once it waits for the answer. */
async function begin(question: string) {
  conversation.setDraft(question);
  const outcome = conversation.send();
  await support.waitForQuestion();
  return { outcome };
}

test('shows the question and an empty answer at once; the answer grows', async () => {
  const { outcome } = await begin('  Hello?\n');
  expect(conversation.getState()).toMatchObject({ isPending: true, draft: '' });
  expect(shownTurns()).toEqual(['user: Hello?', 'assistant']);
  await support.say('Hi ');
  expect(shownTurns()).toEqual(['user: Hello?', 'assistant: Hi ']);
  await support.say('there');
  expect(shownTurns()).toEqual(['user: Hello?', 'assistant: Hi there']);
  await support.end();
  expect(await outcome).toEqual({ status: 'answered', answer: 'Hi there' });
  expect(conversation.getState().isPending).toBe(false);
});

test('sends the earlier turns with the next question', async () => {
  const first = await begin('a');
  await support.say('b');
  await support.end();
  await first.outcome;
  await begin('c');
  expect(support.questions.at(-1)).toEqual([
    { role: 'user', content: 'a' },
    { role: 'assistant', content: 'b' },
    { role: 'user', content: 'c' },
  ]);
});

test.each(['', '   ', ' \n\t '])('does not send a blank draft: %j', async (draft) => {
  conversation.setDraft(draft);
  expect(await conversation.send()).toEqual({ status: 'ignored' });
  expect(support.questions).toEqual([]);
  expect(shownTurns()).toEqual([]);
});

test('sends nothing while an answer is pending, and preserves the new draft', async () => {
  await begin('a');
  conversation.setDraft('b');
  expect(await conversation.send()).toEqual({ status: 'ignored' });
  expect(await conversation.retry()).toEqual({ status: 'ignored' });
  expect(support.questions).toHaveLength(1);
  expect(conversation.getState().draft).toBe('b');
});

describe('a failure', () => {
  const failure = new ChatError('chat.error.response', { refusal: { error: 'The reason.' } });

  test('before the answer removes the empty answer and preserves the question', async () => {
    const { outcome } = await begin('a');
    await support.fail(failure);
    expect(await outcome).toEqual({ status: 'failed', error: failure });
    expect(shownTurns()).toEqual(['user: a']);
    expect(conversation.getState().isPending).toBe(false);
  });

  test('within the answer preserves its text, marked', async () => {
    const { outcome } = await begin('a');
    await support.say('Half of');
    await support.fail(failure);
    expect(await outcome).toEqual({ status: 'failed', error: failure });
    expect(shownTurns()).toEqual(['user: a', 'assistant: Half of: cut']);
  });

  test.each(['', ' \n'])('is also an empty answer: %j', async (nothing) => {
    const { outcome } = await begin('a');
    if (nothing) await support.say(nothing);
    await support.end();
    expect(await outcome).toMatchObject({ status: 'failed', error: { code: 'chat.error.response' } });
    expect(shownTurns()).toEqual(['user: a']);
  });

  test('of another kind is reported as a failed answer', async () => {
    const { outcome } = await begin('a');
    await support.fail(new TypeError('a bug'));
    expect(await outcome).toMatchObject({ status: 'failed', error: { code: 'chat.error.response' } });
  });

  test.each([[''], ['Half of']])('can be tried again, after %j', async (partial) => {
    const { outcome } = await begin('a');
    if (partial) await support.say(partial);
    await support.fail(failure);
    await outcome;
    const again = conversation.retry();
    await support.waitForQuestion();
    expect(shownTurns()).toEqual(['user: a', 'assistant']);
    expect(support.questions).toEqual([[{ role: 'user', content: 'a' }], [{ role: 'user', content: 'a' }]]);
    await support.say('All of it');
    await support.end();
    expect(await again).toEqual({ status: 'answered', answer: 'All of it' });
    expect(shownTurns()).toEqual(['user: a', 'assistant: All of it']);
  });

  test('does not prevent another question', async () => {
    const { outcome } = await begin('refused');
    await support.fail(failure);
    await outcome;
    await begin('b');
    expect(support.questions.at(-1)).toEqual([{ role: 'user', content: 'b' }]);
    expect(shownTurns()).toEqual(['user: refused', 'user: b', 'assistant']);
  });
});

test('retries nothing in an empty conversation', async () => {
  expect(await conversation.retry()).toEqual({ status: 'ignored' });
});

describe('stopping', () => {
  test('preserves the received text, and ends the request', async () => {
    const { outcome } = await begin('a');
    await support.say('Half of');
    conversation.stop();
    expect(await outcome).toEqual({ status: 'stopped' });
    expect(support.isEnded()).toBe(true);
    expect(shownTurns()).toEqual(['user: a', 'assistant: Half of: stopped']);
    expect(conversation.getState().isPending).toBe(false);
  });

  test('before any text leaves only the question', async () => {
    const { outcome } = await begin('a');
    conversation.stop();
    expect(await outcome).toEqual({ status: 'stopped' });
    expect(shownTurns()).toEqual(['user: a']);
  });

  test('does nothing when nothing is pending', () => {
    conversation.stop();
    expect(shownTurns()).toEqual([]);
  });

  test('preserves the draft while the check for secrets is loading', async () => {
    conversation = new Conversation(support.ask, () => new Promise(() => undefined));
    conversation.setDraft('a');
    const outcome = conversation.send();
    conversation.stop();
    expect(await outcome).toEqual({ status: 'stopped' });
    expect(conversation.getState()).toMatchObject({ draft: 'a', isPending: false, turns: [] });
  });
});

describe('a secret', () => {
  test.each([
    ['phrase', `My words are ${PHRASE}, help!`],
    [
      'phrase',
      PHRASE.split(' ')
        .map((word, index) => `${index + 1}. ${word}`)
        .join('\n'),
    ],
    ['privateKey', `0x${KEY}`],
  ])('is not sent: %s', async (secret, draft) => {
    conversation.setDraft(draft);
    expect(await conversation.send()).toEqual({ status: 'refused' });
    expect(support.questions).toEqual([]);
    expect(conversation.getState()).toEqual({ turns: [], draft, secret, isPending: false });

    conversation.setDraft('How do I keep my phrase safe?');
    expect(conversation.getState().secret).toBeUndefined();
    void conversation.send();
    await support.waitForQuestion();
    expect(support.questions).toEqual([[{ role: 'user', content: 'How do I keep my phrase safe?' }]]);
  });

  test('in several parts is stopped at its last part, and no part is sent again', async () => {
    const words = PHRASE.split(' ');
    const { outcome } = await begin(words.slice(0, 6).join(' '));
    await support.say(`Is that all: ${words.slice(0, 6).join(' ')}?`);
    await support.end();
    await outcome;
    conversation.setDraft(words.slice(6).join(' '));
    expect(await conversation.send()).toEqual({ status: 'refused' });
    expect(support.questions).toHaveLength(1);

    await begin('How do I send?');
    expect(support.questions.at(-1)).toEqual([{ role: 'user', content: 'How do I send?' }]);
  });

  test('begun in an unanswered question is not sent on a retry', async () => {
    const words = PHRASE.split(' ');
    const { outcome } = await begin(words.slice(0, 6).join(' '));
    await support.fail(new ChatError('chat.error.response'));
    await outcome;
    conversation.setDraft(words.slice(6).join(' '));
    expect(await conversation.send()).toEqual({ status: 'refused' });
    expect(await conversation.retry()).toEqual({ status: 'ignored' });
    expect(support.questions).toHaveLength(1);
  });

  test('sent word by word is stopped before the last words', async () => {
    for (const word of PHRASE.split(' ')) {
      conversation.setDraft(word);
      const outcome = conversation.send();
      await Promise.race([support.waitForQuestion(), outcome]);
      if (conversation.getState().secret) break;
      await support.say('Go on.');
      await support.end();
      await outcome;
    }
    expect(conversation.getState().secret).toBe('phrase');
    expect(support.questions.length).toBeLessThan(12);
  });

  test('is discarded when the chat closes, and nothing else is', async () => {
    conversation.setDraft(PHRASE);
    await conversation.send();
    conversation.forgetSecret();
    expect(conversation.getState()).toMatchObject({ draft: '', secret: undefined });
    conversation.setDraft('half a question');
    conversation.forgetSecret();
    expect(conversation.getState().draft).toBe('half a question');
  });

  test('that cannot be checked for prevents sending', async () => {
    conversation = new Conversation(support.ask, () => Promise.reject(new TypeError('Failed to fetch')));
    conversation.setDraft('a');
    expect(await conversation.send()).toMatchObject({ status: 'failed', error: { code: 'chat.error.send' } });
    expect(support.questions).toEqual([]);
    expect(conversation.getState()).toMatchObject({ draft: 'a', turns: [], isPending: false });
  });
});

describe('a discarded conversation', () => {
  const nothing = { turns: [], draft: '', secret: undefined, isPending: false };

  test('during an answer discards the answer, ends its request, and can begin again', async () => {
    const { outcome } = await begin('Whose wallet is this?');
    await support.say('It is');
    conversation.setDraft('and');
    conversation.forget();
    expect(conversation.getState()).toEqual(nothing);
    expect(support.isEnded()).toBe(true);
    expect(await outcome).toEqual({ status: 'stopped' });
    expect(conversation.getState()).toEqual(nothing);

    await support.fail(new Error('Ended'));
    await begin('Hello?');
    expect(support.questions.at(-1)).toEqual([{ role: 'user', content: 'Hello?' }]);
  });

  test('during the check of a question sends nothing', async () => {
    let find: (secret: undefined) => void = () => undefined;
    conversation = new Conversation(support.ask, () => new Promise((resolve) => (find = resolve)));
    conversation.setDraft('Whose wallet is this?');
    const outcome = conversation.send();
    find(undefined);
    conversation.forget();
    expect(await outcome).toEqual({ status: 'stopped' });
    expect(support.questions).toEqual([]);
    expect(conversation.getState()).toEqual(nothing);
  });

  test('with a secret in it sends only later questions', async () => {
    conversation.setDraft(PHRASE);
    await conversation.send();
    conversation.forget();
    expect(conversation.getState()).toEqual(nothing);
    await begin('Hello?');
    expect(support.questions).toEqual([[{ role: 'user', content: 'Hello?' }]]);
  });
});

test('notifies listeners until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = conversation.subscribe(listener);
  conversation.setDraft('a');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  conversation.setDraft('b');
  expect(listener).toHaveBeenCalledOnce();
});
