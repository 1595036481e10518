import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { createMnemonic } from '@everything-wallet/core/accounts/createMnemonic';
import { hashMnemonic } from '@everything-wallet/core/accounts/hashMnemonic';
import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import { finishSetup } from '@everything-wallet/core/callables/finishSetup';
import type { HDNodeWallet } from 'ethers';
import type { z } from 'zod';
import { CLIENT_HEADER } from './proxyTo.ts';
import type { StandIn } from './StandIn.ts';
import { TokenAuthority, type TokenUser } from './TokenAuthority.ts';

/** Answer of a callable, by the callable protocol and as HTTP. */
export interface CallAnswer {
  readonly status: number;
  readonly result?: unknown;
  readonly error?: {
    readonly status: string;
    readonly message: string;
    readonly details?: { readonly reason?: string };
  };
  readonly ms: number;
}

/**
 * A user of the stand-in who sends requests as the browser does: over HTTP, with an ID token of the local
 * authority.
 */
export class StandInUser {
  readonly user: TokenUser;
  readonly idToken: string;
  /** Internet address of this user, and of no other. */
  readonly address = nextAddress();
  readonly #standIn: StandIn;

  private constructor(standIn: StandIn, user: TokenUser) {
    this.#standIn = standIn;
    this.user = user;
    this.idToken = standIn.authority.mint(user);
  }

  static signUp(standIn: StandIn): StandInUser {
    const user = TokenAuthority.newUser();
    standIn.google.signUp(user);
    return new StandInUser(standIn, user);
  }

  /** Calls a function with this user's token, or another one. */
  async ask(
    name: string,
    data: unknown,
    token = this.idToken,
    headers: Record<string, string> = {},
  ): Promise<CallAnswer> {
    return callFunction(this.#standIn, name, data, `Bearer ${token}`, {
      [CLIENT_HEADER]: this.address,
      ...headers,
    });
  }

  /**
   * Calls a function that is expected to answer.
   * @throws {Error} When it refuses, or the answer is not of the contract.
   */
  async call<Input extends z.ZodType, Output extends z.ZodType>(
    contract: CallableContract<Input, Output>,
    data: z.input<Input>,
  ): Promise<z.output<Output>> {
    const { status, result, error } = await this.ask(contract.name, data);
    if (status !== 200) {
      throw new Error(`${contract.name}: ${status} ${error?.message ?? ''}`);
    }
    return contract.output.parse(result);
  }

  /** Finishes setup with a new phrase, as the page does. */
  async finishSetup(): Promise<{ readonly phrase: string; readonly account: HDNodeWallet }> {
    const phrase = createMnemonic();
    const account = await deriveAccount(phrase);
    await this.call(finishSetup, { phrase_hash: await hashMnemonic(phrase), address: account.address });
    return { phrase, account };
  }
}

/** Calls a function as the Firebase SDK does, with an authorization header of one's own. */
export async function callFunction(
  { functionsUrl }: Pick<StandIn, 'functionsUrl'>,
  name: string,
  data: unknown,
  authorization?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<CallAnswer> {
  const startedAt = performance.now();
  const response = await fetch(`${functionsUrl}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(authorization !== undefined && { authorization }),
    },
    body: JSON.stringify({ data }),
  });
  const answer = (await response.json().catch(() => ({}))) as Pick<CallAnswer, 'result' | 'error'>;
  return { ...answer, status: response.status, ms: performance.now() - startedAt };
}

let addresses = 0;

/** Returns a new private internet address (RFC 1918). */
function nextAddress(): string {
  addresses += 1;
  return [10, addresses >> 16, (addresses >> 8) & 255, addresses & 255].join('.');
}
