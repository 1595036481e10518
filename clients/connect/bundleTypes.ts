import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Returns the declarations of a module and of all it takes its types from, as one file.
 *
 * @param entry Absolute path of the module.
 */
export function bundleTypes(entry: string): string {
  const seen = new Set<string>();
  const visit = (file: string): string => {
    if (seen.has(file)) return '';
    seen.add(file);
    const { outputText } = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
      fileName: file,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    const source = ts.createSourceFile(file, outputText, ts.ScriptTarget.ES2022);
    let text = '';
    for (const statement of source.statements) {
      const specifier =
        ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
          ? statement.moduleSpecifier
          : undefined;
      if (!specifier) text += statement.getFullText(source);
      else if (ts.isStringLiteral(specifier)) text += visit(join(dirname(file), specifier.text));
    }
    return text;
  };
  return `${visit(entry).trim()}\n`;
}
