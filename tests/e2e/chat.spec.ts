import { expect, type Page } from '@playwright/test';
import { SupportChat } from './pages/SupportChat.ts';
import { ChatServer, type AskedQuestion } from './support/ChatServer.ts';
import { expectUsable } from './support/expectUsable.ts';
import { SCREEN } from './support/screen.ts';
import { stack } from './support/stack.ts';
import { startSession } from './support/startSession.ts';
import { test as base } from './support/test.ts';
import { toast } from './support/toast.ts';
import { newPhrase } from './support/walletUser.ts';

/* The support chat on /support: docs/product.md §2 Support, §4 Chat widget, §5 Chat, §7 support-chat, §8 chat. */

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

/** Asks in the open chat, and returns the question as the server received it. */
async function ask(chat: SupportChat, server: ChatServer, question: string): Promise<AskedQuestion> {
  await chat.ask(question);
  return server.nextQuestion();
}

test(
  'a button opens the chat with its greeting; Escape closes it and restores the focus',
  SCREEN,
  async ({ page, chat }) => {
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
  },
);

test.describe('with the support chat’s own function', () => {
  test('a question is answered word by word, with the page it is about', SCREEN, async ({ page, chat }) => {
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

  test('it admits unknown topics, and answers a signed-in user', async ({ chat, page, user }) => {
    await test.step('it admits an unknown topic', async () => {
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

/** Records each state of the last answer. */
function recordLastAnswer(): void {
  const stages: string[] = [];
  Object.assign(window, { stages });
  const log = document.querySelector('[role=log]');
  new MutationObserver(() => {
    const answers = log?.querySelectorAll('article[aria-label="Support assistant"]');
    if (answers && answers.length > 1) stages.push(answers[answers.length - 1]?.textContent ?? '');
  }).observe(log ?? document, { childList: true, characterData: true, subtree: true });
}

test(
  'an answer appears piece by piece while field and Send are disabled, and is announced when done',
  SCREEN,
  async ({ chat, server }) => {
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

    await test.step('Stop ends the request and preserves the partial answer', async () => {
      const question = await ask(chat, server, 'And then?');
      question.say('Half of');
      await expect(chat.lastAnswer).toHaveText('Half of');
      await chat.stopButton.click();
      await question.left;
      await chat.settled();
      await expect(chat.lastAnswer).toContainText('Half of');
      await expect(chat.lastAnswer).toContainText('You stopped this answer.');
      await expect(chat.field).toBeFocused();

      const next = await ask(chat, server, 'And now?');
      expect(next.messages.map(({ content }) => content)).toEqual([
        'Hello?',
        'One two\nthree',
        'And then?',
        'Half of',
        'And now?',
      ]);
      next.say('The rest.');
      next.done();
      await chat.settled();
    });
  },
);

test(
  'the conversation survives navigation, including a streaming answer, but not a reload',
  SCREEN,
  async ({ page, chat, server }) => {
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
  },
);

/**
 * A server's refusal, and the displayed text; every status is in askSupport.test.ts, every form of an answer
 * in readAnswer.test.ts.
 */
const refusals: [number, string, Record<string, string>, string][] = [
  [
    429,
    '{"error":"Too many messages: wait a minute."}',
    { 'Retry-After': '60' },
    'Too many messages: wait a minute.',
  ],
  [502, '<h1>Bad Gateway</h1>', {}, 'Failed to get response'],
];

test(
  'a refusal is shown, whatever its status, and can be retried',
  SCREEN,
  async ({ page, chat, server, consoleGuard }) => {
    for (const [status, body, headers, text] of refusals) {
      await test.step(`a refusal with status ${status} is shown, and can be retried`, async () => {
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
  },
);

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

test(
  'a message that cannot be sent is reported, and can be retried',
  SCREEN,
  async ({ page, chat, server, consoleGuard }) => {
    consoleGuard.expect(
      /ERR_CONNECTION_REFUSED/,
      /The support chat did not answer ChatError chat\.error\.send/,
    );
    await chat.open();
    await page.route(CHAT_URL, (route) => route.abort('connectionrefused'), { times: 1 });
    await chat.ask('Hello?');
    await expect(toast(page, 'Failed to send message')).toBeVisible();
    await expectRetried(chat, server);
  },
);

test(
  'an answer that is cut in the middle stays, marked, and can be tried again',
  SCREEN,
  async ({ page, chat, server, consoleGuard }) => {
    consoleGuard.expect(
      /The support chat did not answer ChatError chat\.error\.response/,
      /ERR_INCOMPLETE_CHUNKED_ENCODING/,
    );
    await chat.open();
    const question = await ask(chat, server, 'Hello?');
    question.say('Half of');
    await expect(chat.lastAnswer).toHaveText('Half of');
    question.cut();
    await expect(toast(page, 'Failed to get response')).toBeVisible();
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
  },
);

test(
  'a failure is shown once even where the session has its own toasts',
  SCREEN,
  async ({ page, chat, server, user, consoleGuard }) => {
    consoleGuard.expect(/status of 500/, /The support chat did not answer ChatError/);
    await startSession(page, user);
    await chat.open();
    (await ask(chat, server, 'Hello?')).refuse(500, '{"error":"Something went wrong."}');
    await expect(toast(page, 'Something went wrong.')).toHaveCount(1);
  },
);

/** Collects all that a page sends, bodies and addresses, from now on. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

// What else is secret: Conversation.test.ts.
test('a phrase never leaves the browser, and the message can be sent without it', async ({
  page,
  chat,
  server,
}) => {
  const words = newPhrase().split(' ');
  const sent = recordSent(page);
  const message = `My wallet is lost: ${words.join(' ')} please help`;
  await chat.open();
  await chat.ask(message);
  await expect(chat.panel.getByRole('alert')).toHaveText(
    /^Your message was not sent: it contains a recovery phrase/,
  );
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

test('the conversation follows the answer until the user scrolls back', SCREEN, async ({ chat, server }) => {
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

test('fills a phone’s screen, and traps the focus', SCREEN, async ({ page, chat, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chat.open();
  await expect(chat.panel).toHaveAttribute('aria-modal', 'true');
  await expect.poll(() => chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const isWithin = await chat.panel.evaluate((panel) => panel.contains(document.activeElement));
    expect(isWithin).toBe(true);
  }

  await test.step('a link to the page that is open shows it: the chat closes', async () => {
    const question = await ask(chat, server, 'Hello?');
    question.say('See: /support');
    question.done();
    await chat.lastAnswer.getByRole('link', { name: '/support' }).click();
    await expect(chat.panel).toBeHidden();
    await expect(page).toHaveURL('/support');
    await chat.openButton.click();
    await expect(chat.messages).toHaveText([GREETING, 'Hello?', 'See: /support']);
  });
});

test(
  'is usable on a phone and a desktop, light and dark: closed, open, failed, and refused',
  SCREEN,
  async ({ page, chat, server, consoleGuard }) => {
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
  },
);
