/** What go needs to know of this machine: where its caches are, and how it reaches modules. */
export function environmentOfGo(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && /^(GO|CGO_|XDG_)|_PROXY$/i.test(name) ? [[name, value]] : [],
    ),
  );
}
