import { createHash } from 'node:crypto';
import { secretInConversation } from '@everything-wallet/core/chat/secretInConversation';
import { secretInText } from '@everything-wallet/core/chat/secretInText';
import { ordinaryQuestions } from '@everything-wallet/core/chat/testing/ordinaryQuestions';
import { waysToWriteKey } from '@everything-wallet/core/chat/testing/waysToWriteKey';
import { waysToWritePhrase } from '@everything-wallet/core/chat/testing/waysToWritePhrase';
import { Mnemonic } from 'ethers';
import type { QualitySuite } from '../QualitySuite.ts';

const PHRASES_OF_TWELVE = 50;
const PHRASES_OF_OTHER_LENGTHS = 5;
const KEYS = 50;
const MESSAGES_OF_CONVERSATION = 25;
const KEY_BYTES = 32;

/** The ways of writing a key that are not always found: in base64url one in a hundred could be an address in base 58. */
const minShareOfKeys: Readonly<Record<string, number>> = { base64url: 0.9 };

/**
 * Writes random phrases and keys in all known formats, and counts how many the support chat detects; then
 * checks for false alarms in ordinary messages, singly and 25 together.
 */
export const chat: QualitySuite = {
  claim:
    'The support chat finds recovery phrases and private keys in the ways people write them, before they leave the browser. It does not stop ordinary questions.',
  gaps: ['Five ways to write a phrase and one way to write a key are found in most samples, not all.'],
  work({ log }) {
    const failures: string[] = [];
    let passed = 0;
    const expect = (holds: boolean, failure: string) => {
      if (holds) passed += 1;
      else failures.push(failure);
    };

    const phrases = [16, 20, 24, 28, 32].flatMap((bytes) =>
      Array.from({ length: bytes === 16 ? PHRASES_OF_TWELVE : PHRASES_OF_OTHER_LENGTHS }, (_, index) =>
        Mnemonic.fromEntropy(randomBytes(`phrase ${index}`, bytes)).phrase.split(' '),
      ),
    );
    log(`  ${waysToWritePhrase.length} ways of writing each of ${phrases.length} phrases`);
    for (const [name, write, least = 1] of waysToWritePhrase) {
      const found = phrases.filter((phrase) => secretIn(write(phrase)) === 'phrase').length;
      if (found < phrases.length) log(`  ${found} of ${phrases.length} are found: ${name}`);
      expect(found >= phrases.length * least, `a phrase, ${name}: ${found} of ${phrases.length}`);
    }

    const keys = Array.from({ length: KEYS }, (_, index) =>
      Buffer.from(randomBytes(`key ${index}`, KEY_BYTES)).toString('hex'),
    );
    log(`  ${waysToWriteKey.length} ways of writing each of ${keys.length} keys`);
    for (const [name, write] of waysToWriteKey) {
      const found = keys.filter((key) => secretIn(write(key)) === 'privateKey').length;
      if (found < keys.length) log(`  ${found} of ${keys.length} are found: ${name}`);
      expect(
        found >= keys.length * (minShareOfKeys[name] ?? 1),
        `a key, ${name}: ${found} of ${keys.length}`,
      );
    }

    const { questions, lists } = ordinaryQuestions();
    const conversations = Array.from(
      { length: Math.ceil(questions.length / MESSAGES_OF_CONVERSATION) },
      (_, index) => questions.slice(index * MESSAGES_OF_CONVERSATION, (index + 1) * MESSAGES_OF_CONVERSATION),
    );
    log(
      `  ${questions.length} ordinary questions, ${conversations.length} conversations of them, ${lists.length} lists`,
    );
    for (const message of [...questions, ...lists]) expect(!secretInText(message), `false alarm: ${message}`);
    for (const conversation of conversations)
      expect(!secretIn(conversation), `false alarm: ${conversation.join('\n')}`);
    return Promise.resolve({ passed, failed: failures.length, skipped: 0, failures });
  },
};

/** Returns the secret detected in one or several messages of a user. */
function secretIn(written: string | readonly string[]) {
  return secretInConversation([written].flat().map((content: string) => ({ role: 'user', content })));
}

/** Bytes as if by chance, the same in every run. */
function randomBytes(name: string, length: number): Uint8Array {
  return createHash('sha256').update(name).digest().subarray(0, length);
}
