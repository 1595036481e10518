/** Exit codes; the README documents them, and they never change. */
export const exitCodes = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  notAuthorised: 3,
  notFound: 4,
  refused: 5,
  rateLimited: 6,
  unavailable: 7,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
