import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { describe, expect, it } from 'vitest';
import { DocumentationAnswerer } from './DocumentationAnswerer.ts';
import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';

const entries: HelpEntry[] = [
  {
    name: 'fees',
    title: 'What does a transfer cost?',
    page: '/support',
    features: [],
    also: 'fees',
    text: 'The fee of the network.\n\nNo more.',
  },
  {
    name: 'receiving',
    title: 'How do I receive coins?',
    page: '/wallet',
    features: [],
    also: 'deposit',
    text: 'Choose Receive.',
  },
  {
    name: 'history',
    title: 'Where is my history?',
    page: '/history',
    features: [],
    also: 'past',
    text: 'In the history.',
  },
];
const answerer = new DocumentationAnswerer(entries, {}, 0);
const stay = new AbortController().signal;
const user = (content: string): ChatMessage => ({ role: 'user', content });

async function read(answer: AsyncIterable<string>): Promise<string[]> {
  const words: string[] = [];
  for await (const word of answer) words.push(word);
  return words;
}
const ask = (...messages: ChatMessage[]) => read(answerer.answer(messages, stay));

describe('DocumentationAnswerer', () => {
  it('answers word by word, and names the page', async () => {
    const words = await ask(user('What are the fees?'));
    expect(words).toEqual([
      'The ',
      'fee ',
      'of ',
      'the ',
      'network.\n\n',
      'No ',
      'more.\n\n',
      'See: ',
      '/support',
    ]);
  });

  it('answers the last question', async () => {
    const words = await ask(
      user('What are the fees?'),
      { role: 'assistant', content: 'None.' },
      user('How to deposit?'),
    );
    expect(words.join('')).toBe('Choose Receive.\n\nSee: /wallet');
  });

  it('greets, without a page', async () => {
    const text = (await ask(user('Hi!'))).join('');
    expect(text).toMatch(/^Hello!/);
    expect(text).not.toContain('See:');
  });

  it('admits when it does not know, and names where to ask', async () => {
    const text = (await ask(user('Who won the football world cup?'))).join('');
    expect(text).toMatch(/^I do not know the answer to that\./);
    expect(text).toMatch(/See: \/support$/);
  });

  it('stops when the caller no longer waits', async () => {
    const reader = new AbortController();
    const words: string[] = [];
    const reading = async () => {
      for await (const word of new DocumentationAnswerer(entries, {}, 5).answer(
        [user('fees')],
        reader.signal,
      )) {
        words.push(word);
        if (words.length === 3) reader.abort();
      }
    };
    await expect(reading()).rejects.toThrow();
    expect(words).toHaveLength(3);
  });

  it('pauses between the words', async () => {
    const start = performance.now();
    await read(new DocumentationAnswerer(entries, {}, 10).answer([user('fees')], stay));
    expect(performance.now() - start).toBeGreaterThan(60);
  });
});
