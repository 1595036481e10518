import { expect, type Page } from '@playwright/test';
import { SupportChat } from './pages/SupportChat.ts';
import { ChatServer, type AskedQuestion } from './support/ChatServer.ts';
import { expectUsable } from './support/expectUsable.ts';
import { stack } from './support/stack.ts';
import { startSession } from './support/startSession.ts';
import { test as base } from './support/test.ts';
import { toast } from './support/toast.ts';
import { newPhrase } from './support/walletUser.ts';

/* The support chat on /support: specification §2 Support, §4 Chat widget, §5 Chat, §7 support-chat, §8 chat. */

const GREETING = "Hi! I'm your Everything Wallet support assistant. How can I help you today?";
const CHAT_URL = `${stack.functionsUrl}/supportChat`;

const test = base.extend<{ chat: SupportChat; server: ChatServer }>({
  chat: ({ page }, use) => use(new SupportChat(page)),
  server: async ({ page }, use) => {
    const server = await ChatServer.start(page);
    await use(server);
    await server.stop();
  },
});

test.describe.configure({ mode: 'parallel' });

/** Asks in the open chat, and gives the question as the server has it. */
async function ask(chat: SupportChat, server: ChatServer, question: string): Promise<AskedQuestion> {
  await chat.ask(question);
  return server.nextQuestion();
}

test('a button opens the chat with its greeting; Escape closes it and gives the focus back', async ({
  page,
  chat,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/support');
  await expect(chat.openButton).toBeVisible();
  await expect(chat.panel).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('SupportChat'))).toEqual([]);

  await chat.openButton.click();
  await expect(chat.messages).toHaveText([GREETING]);
  await expect(chat.field).toBeFocused();
  await expect(chat.sendButton).toBeDisabled();
  expect(scripts.filter((url) => url.includes('SupportChat'))).toHaveLength(1);
  expect(scripts.filter((url) => /firebase-|firestore|ethers/i.test(url))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  await expect(chat.openButton).toBeFocused();
  await chat.openButton.press('Enter');
  await chat.closeButton.click();
  await expect(chat.openButton).toBeFocused();
});

test.describe('with the support chat’s own function', () => {
  test('a question is answered word by word, with the page it is about', async ({ page, chat }) => {
    await chat.open();
    await page.evaluate(recordLastAnswer);
    await chat.ask('What does a transfer cost?');
    await expect(chat.lastAnswer.getByRole('link')).toBeVisible();
    await chat.settled();

    const stages = await page.evaluate(() => (window as unknown as { stages: string[] }).stages);
    const growing = stages.filter((stage, index) => stage !== stages[index - 1]);
    expect(growing.length).toBeGreaterThan(10);
    for (const [index, stage] of growing.entries())
      if (index > 0) expect(stage.startsWith(growing[index - 1] ?? '')).toBe(true);

    const address = await chat.lastAnswer.getByRole('link').textContent();
    expect(address).toMatch(/^\/[a-z-]+$/);
    await expect(chat.lastAnswer).toContainText('fee');
    await chat.lastAnswer.getByRole('link').click();
    await expect(page).toHaveURL(address === '/wallet' ? /\/(wallet|auth)$/ : (address ?? ''));
  });

  test('it says what it does not know, and answers who is signed in', async ({ chat, page, user }) => {
    await test.step('what it does not know it says', async () => {
      await chat.open();
      await chat.ask('Who won the football world cup?');
      await expect(chat.lastAnswer).toContainText('I do not know');
    });
    await test.step('a signed-in user is answered as well', async () => {
      await startSession(page, user);
      await chat.open();
      await chat.ask('How do I receive coins?');
      await expect(chat.lastAnswer).toContainText('Receive');
      await chat.settled();
    });
  });
});

/** Notes what the last answer says, whenever it changes. */
function recordLastAnswer(): void {
  const stages: string[] = [];
  Object.assign(window, { stages });
  const log = document.querySelector('[role=log]');
  new MutationObserver(() => {
    const answers = log?.querySelectorAll('article[aria-label="Support assistant"]');
    if (answers && answers.length > 1) stages.push(answers[answers.length - 1]?.textContent ?? '');
  }).observe(log ?? document, { childList: true, characterData: true, subtree: true });
}

test('an answer appears piece by piece while field and Send are disabled, and is announced when done', async ({
  chat,
  server,
}) => {
  await chat.open();
  const question = await ask(chat, server, 'Hello?');
  expect(question.messages).toEqual([{ role: 'user', content: 'Hello?' }]);
  expect(question.authorization).toMatch(/^Bearer \S+$/);
  await expect(chat.spinner).toBeVisible();
  await expect(chat.field).toBeDisabled();
  await expect(chat.sendButton).toBeDisabled();
  await expect(chat.stopButton).toBeFocused();

  question.write(': still thinking\n\n');
  await expect(chat.messages).toHaveCount(3);
  await expect(chat.lastAnswer).toHaveText('');
  question.say('One ');
  await expect(chat.lastAnswer).toHaveText('One');
  question.say('two\n');
  await expect(chat.lastAnswer).toHaveText('One two');
  await expect(chat.announcement).toHaveText('');
  await expect(chat.field).toBeDisabled();
  question.say('three');
  question.done();
  await chat.settled();
  await expect(chat.lastAnswer).toHaveText('One two three', { useInnerText: false });
  await expect(chat.announcement).toHaveText('One two three');
  await expect(chat.field).toBeFocused();
});

test('the field: keys, length, and what it forgets', async ({ chat, server, page }) => {
  await test.step('Enter sends and Shift+Enter begins a new line; blank text is not sent', async () => {
    await chat.open();
    await chat.field.press('Enter');
    await chat.field.pressSequentially('   ');
    await chat.field.press('Enter');
    await expect(chat.sendButton).toBeDisabled();
    expect(server.unread).toBe(0);

    await chat.field.fill('one');
    await chat.field.press('Shift+Enter');
    await chat.field.pressSequentially('two');
    await expect(chat.field).toHaveValue('one\ntwo');
    expect(server.unread).toBe(0);
    await chat.field.press('Enter');
    const question = await server.nextQuestion();
    expect(question.messages).toEqual([{ role: 'user', content: 'one\ntwo' }]);
    question.say('three');
    question.done();
    await chat.settled();
  });
  await test.step('a phrase that was stopped is not in the field when the chat is opened again', async () => {
    await chat.open();
    await chat.ask(newPhrase());
    await expect(chat.panel.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await chat.openButton.click();
    await expect(chat.field).toHaveValue('');
  });
  await test.step('a message has at most 4,000 characters, and the last ones are counted', async () => {
    await chat.open();
    await chat.field.fill('x'.repeat(3999));
    await expect(chat.panel.getByText('1 character left')).toBeVisible();
    await chat.field.press('End');
    await page.keyboard.insertText('yz');
    await expect(chat.panel.getByText('0 characters left')).toBeVisible();
    await expect(chat.field).toHaveValue(`${'x'.repeat(3999)}y`);
  });
});

test('Stop ends the request and keeps what came', async ({ chat, server }) => {
  await chat.open();
  const question = await ask(chat, server, 'Hello?');
  question.say('Half of');
  await expect(chat.lastAnswer).toHaveText('Half of');
  await chat.stopButton.click();
  await question.left;
  await chat.settled();
  await expect(chat.lastAnswer).toContainText('Half of');
  await expect(chat.lastAnswer).toContainText('You stopped this answer.');
  await expect(chat.field).toBeFocused();

  const next = await ask(chat, server, 'And then?');
  expect(next.messages.map(({ content }) => content)).toEqual(['Hello?', 'Half of', 'And then?']);
  next.say('The rest.');
  next.done();
  await chat.settled();
});

test('the conversation is kept from page to page, also an answer that goes on, and gone after a reload', async ({
  page,
  chat,
  server,
}) => {
  await chat.open();
  const question = await ask(chat, server, 'Hello?');
  question.say('See /features');
  await chat.lastAnswer.getByRole('link', { name: '/features' }).click();
  await expect(page).toHaveURL('/features');
  await expect(chat.openButton).toBeHidden();
  question.say(' and more.');
  question.done();
  await page.goBack();
  await expect(page).toHaveURL('/support');
  await chat.openButton.click();
  await expect(chat.messages).toHaveText([GREETING, 'Hello?', 'See /features and more.']);
  await chat.settled();
  await chat.field.fill('half a question');
  await page.keyboard.press('Escape');
  await chat.openButton.click();
  await expect(chat.field).toHaveValue('half a question');

  await page.reload();
  await chat.openButton.click();
  await expect(chat.messages).toHaveText([GREETING]);
  await expect(chat.field).toHaveValue('');
});

/** A server's refusal, and what the person is told. */
const refusals: [number, string, Record<string, string>, string][] = [
  [400, '{"error":"The message is too long."}', {}, 'The message is too long.'],
  [401, '{"error":"The credential is not valid."}', {}, 'The credential is not valid.'],
  [413, '{"error":"That is too much."}', {}, 'That is too much.'],
  [
    429,
    '{"error":"Too many messages: wait a minute."}',
    { 'Retry-After': '60' },
    'Too many messages: wait a minute.',
  ],
  [500, '{"error":"Something went wrong."}', {}, 'Something went wrong.'],
  [502, '<h1>Bad Gateway</h1>', {}, 'Failed to get response'],
  [503, '', {}, 'Failed to get response'],
];

test('a refusal is told, whatever its status, and can be tried again', async ({
  page,
  chat,
  server,
  consoleGuard,
}) => {
  for (const [status, body, headers, text] of refusals) {
    await test.step(`a refusal with status ${status} is told, and can be tried again`, async () => {
      consoleGuard.expect(
        new RegExp(`status of ${status}`),
        /The support chat did not answer ChatError chat\.error\.response/,
      );
      await chat.open();
      (await ask(chat, server, 'Hello?')).refuse(status, body, headers);
      await expect(toast(page, text)).toBeVisible();
      await expectRetried(chat, server);
    });
  }
});

/** The question stands unanswered, and trying again has it answered. */
async function expectRetried(chat: SupportChat, server: ChatServer): Promise<void> {
  await chat.settled();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.messages.last()).toContainText('This message was not answered.');
  await chat.retryButton.click();
  const again = await server.nextQuestion();
  expect(again.messages).toEqual([{ role: 'user', content: 'Hello?' }]);
  again.say('Here I am.');
  again.done();
  await expect(chat.messages).toHaveText([GREETING, 'Hello?', 'Here I am.']);
  await chat.settled();
}

test('no answer at all is told, and can be tried again', async ({ page, chat, server, consoleGuard }) => {
  await test.step('an answer without a body is told, and can be tried again', async () => {
    consoleGuard.expect(/The support chat did not answer ChatError chat\.error\.noBody/);
    await chat.open();
    (await ask(chat, server, 'Hello?')).refuse(204);
    await expect(toast(page, 'No response body')).toBeVisible();
    await expectRetried(chat, server);
  });
  await test.step('a message that cannot be sent is told, and can be tried again', async () => {
    consoleGuard.expect(
      /ERR_CONNECTION_REFUSED/,
      /The support chat did not answer ChatError chat\.error\.send/,
    );
    await chat.open();
    await page.route(CHAT_URL, (route) => route.abort('connectionrefused'), { times: 1 });
    await chat.ask('Hello?');
    await expect(toast(page, 'Failed to send message')).toBeVisible();
    await expectRetried(chat, server);
  });
});

const malformed: [string, (question: AskedQuestion) => void][] = [
  ['is no JSON', (question) => question.write('data: {"choices"\n\n')],
  ['is of another form', (question) => question.write('data: {"text":"Hello"}\n\n')],
  ['is a web page', (question) => question.write('<!doctype html><title>Hello</title>')],
  ['ends at once', (question) => question.write()],
];
test('an answer that is none is told, and can be tried again', async ({
  page,
  chat,
  server,
  consoleGuard,
}) => {
  for (const [what, answer] of malformed) {
    await test.step(`an answer that ${what} is told, and can be tried again`, async () => {
      consoleGuard.expect(/The support chat did not answer ChatError chat\.error\.response/);
      await chat.open();
      const question = await ask(chat, server, 'Hello?');
      answer(question);
      question.end();
      await expect(toast(page, 'Failed to get response')).toBeVisible();
      await expectRetried(chat, server);
    });
  }
});

const breaks: [string, (question: AskedQuestion) => void, string, RegExp[]][] = [
  ['is cut', (question) => question.cut(), 'Failed to get response', [/ERR_INCOMPLETE_CHUNKED_ENCODING/]],
  ['ends early', (question) => question.end(), 'Failed to get response', []],
  [
    'reports a failure',
    (question) => {
      question.write('data: {"error":"The assistant fell asleep."}\n\n');
      question.end();
    },
    'The assistant fell asleep.',
    [],
  ],
];
test('an answer that ends in the middle stays, marked, and can be tried again', async ({
  page,
  chat,
  server,
  consoleGuard,
}) => {
  for (const [what, end, text, complaints] of breaks) {
    await test.step(`an answer that ${what} in the middle stays, marked, and can be tried again`, async () => {
      consoleGuard.expect(/The support chat did not answer ChatError chat\.error\.response/, ...complaints);
      await chat.open();
      const question = await ask(chat, server, 'Hello?');
      question.say('Half of');
      await expect(chat.lastAnswer).toHaveText('Half of');
      end(question);
      await expect(toast(page, text)).toBeVisible();
      await chat.settled();
      await expect(chat.lastAnswer).toContainText('Half of');
      await expect(chat.lastAnswer).toContainText('The connection was lost: this answer is incomplete.');

      await chat.retryButton.click();
      const again = await server.nextQuestion();
      expect(again.messages).toEqual([{ role: 'user', content: 'Hello?' }]);
      again.say('All of it.');
      again.done();
      await expect(chat.messages).toHaveText([GREETING, 'Hello?', 'All of it.']);
      await chat.settled();
    });
  }
});

test('a failure is told once also where the session brings its own toasts', async ({
  page,
  chat,
  server,
  user,
  consoleGuard,
}) => {
  consoleGuard.expect(/status of 500/, /The support chat did not answer ChatError/);
  await startSession(page, user);
  await chat.open();
  (await ask(chat, server, 'Hello?')).refuse(500, '{"error":"Something went wrong."}');
  await expect(toast(page, 'Something went wrong.')).toHaveCount(1);
});

/** Collects all that a page sends, bodies and addresses, from now on. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

const secrets: [string, string[], RegExp][] = [
  ['recovery phrase', newPhrase().split(' '), /^Your message was not sent: it contains a recovery phrase/],
  [
    'private key',
    ['0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'],
    /^Your message was not sent: it contains .* private key/,
  ],
];
test('a phrase or key never leaves the browser, and the message can be sent without it', async ({
  page,
  chat,
  server,
}) => {
  for (const [what, words, sentence] of secrets) {
    await test.step(`a ${what} never leaves the browser, and the message can be sent without it`, async () => {
      const sent = recordSent(page);
      const message = `My wallet is lost: ${words.join(' ')} please help`;
      await chat.open();
      await chat.ask(message);
      await expect(chat.panel.getByRole('alert')).toHaveText(sentence);
      await expect(chat.field).toHaveValue(message);
      await expect(chat.field).toBeFocused();
      await expect(chat.messages).toHaveText([GREETING]);
      expect(server.unread).toBe(0);

      await chat.field.fill('My wallet is lost: please help');
      await expect(chat.panel.getByRole('alert')).toBeHidden();
      await chat.field.press('Enter');
      const question = await server.nextQuestion();
      expect(question.messages).toEqual([{ role: 'user', content: 'My wallet is lost: please help' }]);
      question.say('Sorry.');
      question.done();
      await chat.settled();
      expect(sent.join('\n')).not.toContain(words.slice(0, 3).join(' '));
      expect(sent.join('\n')).not.toContain(encodeURIComponent(words.slice(0, 3).join(' ')));
    });
  }
});

test('an answer: plain text, its links, and a copy', async ({ chat, server, page, context }) => {
  await test.step('an answer is plain text, in which only our own addresses are links', async () => {
    await chat.open();
    const answer =
      '<img src=x onerror=alert(1)> **See** /cli-tools, not https://evil.example/support, //evil.example or [x](javascript:alert(1)).';
    const question = await ask(chat, server, '<b>/support</b>');
    question.say(answer);
    question.done();
    await chat.settled();
    await expect(chat.messages).toHaveText([GREETING, '<b>/support</b>', answer]);
    await expect(chat.conversation.getByRole('link')).toHaveText(['/cli-tools']);
    await expect(chat.conversation.getByRole('link')).toHaveAttribute('href', '/cli-tools');
    await expect(chat.conversation.locator('img, b, strong')).toHaveCount(0);
  });
  await test.step('a link to the page that is open shows it: the chat closes', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await chat.open();
    const question = await ask(chat, server, 'Hello?');
    question.say('See: /support');
    question.done();
    await chat.lastAnswer.getByRole('link', { name: '/support' }).click();
    await expect(chat.panel).toBeHidden();
    await expect(page).toHaveURL('/support');
    await chat.openButton.click();
    await expect(chat.messages).toHaveText([GREETING, 'Hello?', 'See: /support']);
  });
  await test.step('an answer can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await chat.open();
    const question = await ask(chat, server, 'Hello?');
    question.say('Line one\nline two');
    question.done();
    await chat.lastAnswer.getByRole('button', { name: 'Copy this answer' }).click();
    await expect(toast(page, 'Copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Line one\nline two');
  });
});

test('the conversation follows the answer until somebody scrolls back to read', async ({ chat, server }) => {
  await chat.open();
  const question = await ask(chat, server, 'Hello?');
  const line = `${'word '.repeat(8)}\n`;
  question.say(line.repeat(40));
  await expect(chat.lastAnswer).toContainText('word');
  const distance = () =>
    chat.conversation.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  await expect.poll(distance).toBeLessThan(2);
  await chat.conversation.evaluate((log) => log.scrollTo(0, 0));
  await expect.poll(distance).toBeGreaterThan(200);
  question.say('The end.');
  question.done();
  await chat.settled();
  await expect(chat.lastAnswer).toContainText('The end.');
  expect(await chat.conversation.evaluate((log) => log.scrollTop)).toBe(0);
});

test('fills a phone’s screen, and keeps the focus within', async ({ page, chat }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chat.open();
  await expect(chat.panel).toHaveAttribute('aria-modal', 'true');
  await expect.poll(() => chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const isWithin = await chat.panel.evaluate((panel) => panel.contains(document.activeElement));
    expect(isWithin).toBe(true);
  }
});

test('is usable on a phone and a desktop, light and dark: closed, open, failed, and refused', async ({
  page,
  chat,
  server,
  consoleGuard,
}) => {
  consoleGuard.expect(/status of 500/, /The support chat did not answer ChatError/);
  await page.goto('/support');
  await expect(chat.openButton).toBeVisible();
  await expectUsable(page);

  await chat.openButton.click();
  const question = await ask(chat, server, 'What is the fee?');
  question.say('The fee goes to the network.\n\nSee: /documentation');
  await expect(chat.lastAnswer).toContainText('/documentation');
  await expectUsable(page);
  question.done();
  await chat.settled();
  (await ask(chat, server, 'And now?')).refuse(500, '{"error":"Something went wrong."}');
  await expect(toast(page, 'Something went wrong.')).toBeVisible();
  await chat.ask(newPhrase());
  await expect(chat.panel.getByRole('alert')).toBeVisible();
  await expectUsable(page);
});
