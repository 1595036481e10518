import { chatRefusalSchema } from '@everything-wallet/core/chat/chatRefusalSchema';
import { expect, describe, it } from 'vitest';
import { z } from 'zod';
import { writeDocument } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { TestUser } from './support/TestUser.ts';

const url = () => `${environment.functionsUrl()}/supportChat`;
const question = { messages: [{ role: 'user', content: 'What does a transfer cost?' }] };
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

const pieceSchema = z.object({ choices: z.tuple([z.object({ delta: z.object({ content: z.string() }) })]) });
const errorSchema = chatRefusalSchema.strict();

/** The web API key as a browser learns it. */
async function publicKey(): Promise<string> {
  const response = await fetch(`${environment.hostingUrl()}/__/firebase/init.json`);
  return z.object({ apiKey: z.string() }).parse(await response.json()).apiKey;
}

async function ask(bearer: string, body: unknown = question, headers: Record<string, string> = {}) {
  return fetch(url(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The text of an answer; it must be a stream that ends in good order. */
async function read(response: Response): Promise<string> {
  const events = (await response.text()).split('\n\n').filter((event) => event !== '');
  expect(events.pop()).toBe('data: [DONE]');
  return events
    .map((event) => pieceSchema.parse(JSON.parse(event.replace(/^data: /, ''))).choices[0].delta.content)
    .join('');
}

async function refusal(response: Response): Promise<{ status: number; error: string }> {
  const { error } = errorSchema.parse(await response.json());
  return { status: response.status, error };
}

describe('supportChat', () => {
  it('answers a visitor from the help, and names the page', async () => {
    const response = await ask(await publicKey());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('access-control-allow-origin')).not.toBeNull();
    const text = await read(response);
    expect(text).toMatch(/^Check the network fee in the Send dialog/);
    expect(text).toMatch(/\n\nSee: \/wallet$/);
  });

  it('answers word by word', async () => {
    const { body } = await ask(await publicKey());
    const receivedAt: number[] = [];
    for await (const part of body ?? expect.fail('no body'))
      if (part.length > 0) receivedAt.push(performance.now());
    expect(receivedAt.length).toBeGreaterThan(10);
    expect((receivedAt.at(-1) ?? 0) - (receivedAt[0] ?? 0)).toBeGreaterThan(500);
  });

  it('answers a user', async () => {
    const user = await TestUser.signUp();
    expect(await read(await ask(user.idToken))).toContain('See: /wallet');
  });

  it('admits an unknown topic', async () => {
    const messages = [{ role: 'user', content: 'Who won the football world cup?' }];
    expect(await read(await ask(await publicKey(), { messages }))).toMatch(/^I do not know/);
  });

  it('refuses whom it does not know', async () => {
    expect(await refusal(await ask('another-key'))).toEqual({
      status: 401,
      error: 'The support chat needs the public key of this app, or a signed-in user.',
    });
  });

  it('refuses other methods, other types and other forms', async () => {
    const key = await publicKey();
    expect((await fetch(url())).status).toBe(405);
    expect((await ask(key, question, { 'content-type': 'text/plain' })).status).toBe(415);
    expect(await refusal(await ask(key, { messages: [] }))).toEqual({
      status: 400,
      error: "The field 'messages' must hold at least one message.",
    });
    expect(await refusal(await ask(key, '{"messages":'))).toEqual({
      status: 400,
      error: 'The request is malformed.',
    });
  });

  it('refuses a recovery phrase', async () => {
    const { status, error } = await refusal(
      await ask(await publicKey(), { messages: [{ role: 'user', content: PHRASE }] }),
    );
    expect(status).toBe(400);
    expect(error).toMatch(/^Your message was not forwarded: it contains a recovery phrase\./);
  });

  it.each([10_000, 100_000])('refuses %i levels of lists with 400', async (levels) => {
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    for (const body of [deep, `{"messages":${deep}}`, `{"messages":[{"role":"user","content":${deep}}]}`]) {
      expect((await ask(await publicKey(), body)).status).toBe(400);
    }
  });

  it('refuses a user beyond the limit, from any address, and states when to retry', async () => {
    const user = await TestUser.signUp();
    await writeDocument(`rate_limits/${user.uid}_chat_day`, {
      count: 1_000_000,
      window_started_at: Date.now() - 23 * 3_600_000,
    });
    const response = await ask(user.idToken, question, { 'x-forwarded-for': '203.0.113.7' });
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(await refusal(response)).toEqual({
      status: 429,
      error: 'Too many requests. Try again in 60 minutes.',
    });
    expect(await read(await ask((await TestUser.signUp()).idToken))).toContain('See: /wallet');
  });

  it('stores no address in plain form', async () => {
    const address = '198.51.100.77';
    await read(await ask(await publicKey(), question, { 'x-forwarded-for': address }));
    const counters = await fetch(`${environment.documentsUrl()}/rate_limits?pageSize=300`, {
      headers: { authorization: 'Bearer owner' },
    });
    const text = await counters.text();
    expect(text).toMatch(/rate_limits\/address-[0-9a-f]{64}_chat_minute/);
    expect(text).not.toContain(address);
  });
});
