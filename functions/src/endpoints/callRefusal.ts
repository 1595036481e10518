import { HttpsError } from 'firebase-functions/https';
import type { ServiceError } from '../errors/ServiceError.ts';

/** A refusal in the callable protocol: a code, a sentence for people and details for programs. */
export function callRefusal({ code, message, details }: ServiceError): HttpsError {
  return new HttpsError(code, message, details);
}
