/** Runs a program in a directory and answers with what it wrote. */
export type RunHere = (title: string, cwd: string, command: string, ...args: string[]) => Promise<string>;
