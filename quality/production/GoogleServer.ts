import { once } from 'node:events';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createCertificate, type Certificate } from './createCertificate.ts';
import { standInProject } from './standInProject.ts';
import type { TokenAuthority, TokenUser } from './TokenAuthority.ts';

/** The names that it answers to. */
const HOSTS = ['www.googleapis.com', 'identitytoolkit.googleapis.com', 'firebaseappcheck.googleapis.com'];

const CERTIFICATES = 'www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const APP_CHECK_KEYS = 'firebaseappcheck.googleapis.com/v1/jwks';
const LOOKUP = `identitytoolkit.googleapis.com/v1/projects/${standInProject}/accounts:lookup`;
const TOKEN = '/computeMetadata/v1/instance/service-accounts/default/token';

/** Other paths of the metadata server. */
const METADATA = [
  ['/computeMetadata/v1/project/project-id', standInProject],
  ['/computeMetadata/v1/universe', 'googleapis.com'],
  ['/computeMetadata/v1/instance', 'default/'],
] as const;

/** Behavior of a service: normal, no answer, an error status, or a closed connection. */
type Mood = 'well' | 'silent' | 'unavailable' | 'closed';

/** Fields of an account besides those in its tokens. */
interface Account extends TokenUser {
  disabled: boolean;
  /** Seconds since 1970; sessions from before are revoked. */
  validSince: number;
}

/**
 * Stands in for Google's servers, with a certificate for their names: the certificates that verify ID tokens,
 * App Check's keys, the accounts, and the metadata server with a function's credentials.
 */
export class GoogleServer {
  /** Behavior of the certificates' endpoint. */
  certificatesMood: Mood = 'well';
  /** Behavior of the accounts' endpoint. */
  accountsMood: Mood = 'well';
  readonly accounts = new Map<string, Account>();
  /** Requests so far, host and path, in order. */
  readonly asked: string[] = [];
  readonly tls: Certificate;
  readonly #authority: TokenAuthority;
  readonly #servers;

  private constructor(tls: Certificate, authority: TokenAuthority) {
    this.tls = tls;
    this.#authority = authority;
    this.#servers = {
      google: createServer({ cert: tls.certificate, key: tls.key }, (request, response) => {
        void this.#answer(request, response);
      }),
      metadata: createPlainServer((request, response) => this.#answerMetadata(request, response)),
    };
  }

  /** @param directory where its certificate goes */
  static async start(directory: string, authority: TokenAuthority): Promise<GoogleServer> {
    const server = new GoogleServer(await createCertificate(directory, 'google', HOSTS), authority);
    for (const each of Object.values(server.#servers)) await once(each.listen(0, '127.0.0.1'), 'listening');
    return server;
  }

  /** Environment variables that point processes to it. */
  get environment(): Record<string, string> {
    return {
      NODE_EXTRA_CA_CERTS: this.tls.file,
      STAND_IN_GOOGLE_PORT: String((this.#servers.google.address() as AddressInfo).port),
      GCE_METADATA_HOST: `127.0.0.1:${(this.#servers.metadata.address() as AddressInfo).port}`,
    };
  }

  /** Makes an account, as signing up does. */
  signUp(user: TokenUser): void {
    this.accounts.set(user.uid, { ...user, disabled: false, validSince: 0 });
  }

  end(): void {
    for (const server of Object.values(this.#servers)) {
      server.closeAllConnections();
      server.close();
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const what = `${request.headers.host ?? ''}${request.url ?? ''}`;
    this.asked.push(what);
    const body = await textOf(request);
    if (what === CERTIFICATES) {
      if (isUnwell(this.certificatesMood, request, response)) return;
      response.setHeader('cache-control', 'public, max-age=20000, must-revalidate, no-transform');
      json(response, 200, this.#authority.certificates);
      return;
    }
    if (what === APP_CHECK_KEYS) {
      json(response, 200, this.#authority.keySet);
      return;
    }
    if (what === LOOKUP && request.headers.authorization === 'Bearer stand-in-access-token') {
      if (isUnwell(this.accountsMood, request, response)) return;
      const { localId = [] } = JSON.parse(body) as { localId?: string[] };
      const users = localId.flatMap((uid) => {
        const account = this.accounts.get(uid);
        if (!account) return [];
        const { email, disabled, validSince } = account;
        return [{ localId: uid, email, disabled, validSince: String(validSince) }];
      });
      json(response, 200, {
        kind: 'identitytoolkit#GetAccountInfoResponse',
        ...(users.length && { users }),
      });
      return;
    }
    json(response, 404, { error: { code: 404, message: 'NOT_FOUND' } });
  }

  /** https://cloud.google.com/compute/docs/metadata/overview */
  #answerMetadata(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('metadata-flavor', 'Google');
    const url = request.url ?? '';
    this.asked.push(`metadata${url}`);
    if (url.startsWith(TOKEN)) {
      json(response, 200, {
        access_token: 'stand-in-access-token',
        expires_in: 3_599,
        token_type: 'Bearer',
      });
      return;
    }
    const [, text] = METADATA.find(([path]) => url.startsWith(path)) ?? [];
    if (text === undefined) response.statusCode = 404;
    response.end(text);
  }
}

/** Answers as a service does that is not well; false where it is. */
function isUnwell(mood: Mood, request: IncomingMessage, response: ServerResponse): boolean {
  if (mood === 'closed') request.socket.destroy();
  if (mood === 'unavailable') json(response, 503, { error: 'unavailable' });
  return mood !== 'well';
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}
