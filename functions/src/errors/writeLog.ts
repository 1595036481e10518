import { logger } from 'firebase-functions/logger';
import { requestId } from '../requests/requestId.ts';

/** Writes a line into the log, with the id of the request that is being answered. */
export function writeLog(severity: 'error' | 'warn' | 'info', message: string, fields: object): void {
  const id = requestId();
  logger[severity](message, { ...(id !== undefined && { request_id: id }), ...fields });
}
