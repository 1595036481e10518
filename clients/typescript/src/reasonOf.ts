/** Returns the reason of a failure: 'fetch failed' is less useful than the ECONNREFUSED behind it. */
export function reasonOf(error: Error): string {
  let innermost = error;
  while (innermost.cause instanceof Error) innermost = innermost.cause;
  return 'code' in innermost && typeof innermost.code === 'string' ? innermost.code : innermost.message;
}
