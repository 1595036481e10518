/** Returns go's environment on this machine: its caches, and its access to modules. */
export function environmentOfGo(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && /^(GO|CGO_|XDG_)|_PROXY$/i.test(name) ? [[name, value]] : [],
    ),
  );
}
