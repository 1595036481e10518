/** Runs a program in a directory and returns its output. */
export type RunHere = (title: string, cwd: string, command: string, ...args: string[]) => Promise<string>;
