import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GoogleServer } from './GoogleServer.ts';
import { standInProject, standInWebKey } from './standInProject.ts';
import { TokenAuthority, type TokenUser } from './TokenAuthority.ts';

/** Whom a password lets in. */
interface Registered extends TokenUser {
  readonly password: string;
  readonly createdAt: number;
}

/** Body of a page's request: forms are encoded, all others are JSON. */
type Question = Readonly<Record<string, unknown>>;

/**
 * The endpoints of Google's account services for pages (Identity Toolkit v1 and Secure Token v1), over the
 * accounts that the functions look up, with ID tokens of the local authority: accounts created here are
 * verified there.
 */
export class PublicAccounts {
  readonly #google: GoogleServer;
  readonly #authority: TokenAuthority;
  readonly #users = new Map<string, Registered>();
  /** Users by refresh token. */
  readonly #sessions = new Map<string, Registered>();

  constructor(google: GoogleServer, authority: TokenAuthority) {
    this.#google = google;
    this.#authority = authority;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Any page may send requests; the key identifies the project.
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('vary', 'origin');
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, {
          'access-control-allow-methods': 'GET,POST,OPTIONS',
          'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
          'access-control-max-age': '3600',
        })
        .end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'https://accounts');
    const question = await questionOf(request);
    const answer =
      searchParams.get('key') === standInWebKey ? this.#answerTo(pathname, question) : 'API_KEY_INVALID';
    const isRefused = typeof answer === 'string';
    response
      .writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(isRefused ? { error: { code: 400, message: answer } } : answer));
  }

  /** @returns the answer, or the name of the error */
  #answerTo(path: string, question: Question): object | string {
    switch (path) {
      case '/v1/accounts:signUp':
        return this.#signUp(question);
      case '/v1/accounts:signInWithPassword':
        return this.#signIn(question);
      case '/v1/accounts:lookup':
        return this.#lookUp(question);
      case '/v1/accounts:sendOobCode':
        return { email: question['email'] };
      case '/v1/token':
        return this.#refresh(question);
      default:
        return 'NOT_FOUND';
    }
  }

  #signUp({ email, password }: Question): object | string {
    if (typeof email !== 'string' || typeof password !== 'string') return 'INVALID_EMAIL';
    if (this.#users.has(email)) return 'EMAIL_EXISTS';
    const user = { ...TokenAuthority.newUser(), email, password, createdAt: Date.now() };
    this.#users.set(email, user);
    this.#google.signUp(user);
    return this.#session(user);
  }

  #signIn({ email, password }: Question): object | string {
    const user = this.#users.get(String(email));
    if (!user || user.password !== password) return 'INVALID_LOGIN_CREDENTIALS';
    return { ...this.#session(user), registered: true };
  }

  #lookUp({ idToken }: Question): object | string {
    const { sub } = JSON.parse(
      Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString() || '{}',
    ) as { sub?: string };
    const user = [...this.#users.values()].find(({ uid }) => uid === sub);
    if (!user) return 'USER_NOT_FOUND';
    const { uid, email, createdAt } = user;
    const times = { createdAt: String(createdAt), lastLoginAt: String(createdAt) };
    const provider = { providerId: 'password', federatedId: email, email, rawId: email };
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [{ localId: uid, email, emailVerified: false, providerUserInfo: [provider], ...times }],
    };
  }

  #refresh({ refresh_token: token }: Question): object | string {
    const user = this.#sessions.get(String(token));
    if (!user) return 'INVALID_REFRESH_TOKEN';
    const { idToken, refreshToken, expiresIn } = this.#session(user);
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: user.uid,
      project_id: standInProject,
    };
  }

  #session(user: Registered) {
    const refreshToken = `refresh-${TokenAuthority.newUser().uid}`;
    this.#sessions.set(refreshToken, user);
    const { uid: localId, email } = user;
    return { localId, email, idToken: this.#authority.mint(user), refreshToken, expiresIn: '3600' };
  }
}

async function questionOf(request: IncomingMessage): Promise<Question> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return text === '' ? {} : (JSON.parse(text) as Question);
}
