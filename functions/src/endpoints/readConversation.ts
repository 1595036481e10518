import { chatRequestSchema, type ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { describeProblem } from '../requests/describeProblem.ts';
import { HttpRefusal } from './HttpRefusal.ts';
import { isJsonType } from './isJsonType.ts';

/**
 * Maximum bytes: fifty messages of 4,000 characters, of three bytes each, and as much again for the JSON
 * around them.
 */
const LARGEST_BODY = 1_000_000;

/**
 * Reads the conversation from a request.
 *
 * @throws HttpRefusal 415, 413 or 400, with one sentence; it names fields, and repeats nothing of their
 * values
 */
export function readConversation(contentType: string, body: Buffer): ChatMessage[] {
  if (!isJsonType(contentType)) {
    throw new HttpRefusal(415, 'server.chat.contentType');
  }
  if (body.length > LARGEST_BODY) throw new HttpRefusal(413, 'server.chat.tooLarge');
  const request = parseJson(body);
  const { data, error } = chatRequestSchema.safeParse(request);
  if (!data) {
    const issue = error.issues[0];
    throw new HttpRefusal(400, issue ? { sentence: describeProblem(issue, request) } : 'server.malformed');
  }
  return data.messages;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpRefusal(400, 'server.malformed');
  }
}
