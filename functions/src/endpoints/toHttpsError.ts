import { HttpsError } from 'firebase-functions/https';
import type { ServiceError } from '../errors/ServiceError.ts';

/** Converts a refusal to the callable protocol: a code, a sentence for people and details for programs. */
export function toHttpsError({ code, message, details }: ServiceError): HttpsError {
  return new HttpsError(code, message, details);
}
