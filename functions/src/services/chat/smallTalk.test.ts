import { describe, expect, it } from 'vitest';
import { smallTalk } from './smallTalk.ts';

describe('smallTalk', () => {
  it.each(['Hi', 'hello!', 'Hey there :)', 'Good morning', 'HELLO'])('greets back: %s', (message) => {
    expect(smallTalk(message)).toMatch(/^Hello!/);
  });

  it.each(['Thanks!', 'ok, thank you very much', 'Great, thanks', 'thx', 'bye'])(
    'is polite: %s',
    (message) => {
      expect(smallTalk(message)).toMatch(/^You are welcome/);
    },
  );

  it.each(['Hi, how do I send coins?', 'Thanks, but what does it cost?', 'history', 'okay what now', ''])(
    'leaves questions alone: %s',
    (message) => {
      expect(smallTalk(message)).toBeUndefined();
    },
  );
});
