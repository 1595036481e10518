import { rpcCodes } from '@everything-wallet/core/connect/rpcCodes';
import type { z } from 'zod';
import type { RpcQuestion } from '../chain/postJsonRpc.ts';
import { readMethods, type ReadMethod } from './readMethods.ts';
import type { RpcFault } from './RpcFault.ts';

/** Longest name of a method that a message repeats. */
const MAX_NAME_LENGTH = 60;

/** A call that may be answered. */
interface CheckedCall {
  readonly method: ReadMethod;
  readonly question: RpcQuestion;
}

/** Checks the method of a call and the shape of its parameters, which are passed on as they are. */
export function checkCall(name: string, params: unknown): CheckedCall | RpcFault {
  const method = readMethods.get(name);
  if (!method) {
    const shown = /^\w+$/.test(name) && name.length <= MAX_NAME_LENGTH ? `${name} ` : '';
    return { code: rpcCodes.UNSUPPORTED_METHOD, message: `The method ${shown}is not supported.` };
  }
  const given: unknown = params ?? [];
  if (!Array.isArray(given)) return invalidParams("The field 'params' must be a list.");
  const [least, most] = method.count;
  if (given.length < least || given.length > most) {
    const range = least === most ? `${most}` : `${least} to ${most}`;
    return invalidParams(`${name} takes ${range} parameter${most === 1 ? '' : 's'}.`);
  }
  const [issue] = method.params.safeParse(given).error?.issues ?? [];
  if (issue) return invalidParams(messageOf(issue));
  return { method, question: { method: name, params: given } };
}

/** Names the parameter of a problem without its value. */
function messageOf(issue: z.core.$ZodIssue): string {
  const [place = 0, ...fields] = issue.path;
  const named = (path: readonly PropertyKey[]) =>
    [`params[${String(place)}]`, ...path.map((field) => printable(String(field)))].join('.');
  if (issue.code === 'unrecognized_keys') return `${named([...fields, issue.keys[0] ?? ''])} is not known.`;
  return `${named(fields)} ${issue.message.startsWith('must ') ? issue.message : 'is not valid'}.`;
}

function printable(name: string): string {
  return name.replace(/[^\w.-]/g, '?').slice(0, 42);
}

function invalidParams(message: string): RpcFault {
  return { code: rpcCodes.INVALID_PARAMS, message };
}
