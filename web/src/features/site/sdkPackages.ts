import type { TextId } from '../../texts/texts.ts';
import { installCommands } from './downloads.ts';

/** A package for programs in one language. */
export interface SdkPackage {
  readonly id: 'javascript' | 'python' | 'go';
  readonly title: TextId;
  readonly text: TextId;
  /** The command that installs it, by the origin of the site. */
  readonly install: (origin: string) => string;
  /** What it will be called in the registry. Until it is ours there, nobody is given a command with it to run. */
  readonly plannedName: string;
}

/** The packages on /sdk-libraries. */
export const sdkPackages: readonly SdkPackage[] = [
  {
    id: 'javascript',
    title: 'sdk.package.javascript.title',
    text: 'sdk.package.javascript.text',
    plannedName: '@everything-wallet/sdk',
    install: installCommands.javascript,
  },
  {
    id: 'python',
    title: 'sdk.package.python.title',
    text: 'sdk.package.python.text',
    plannedName: 'everything-wallet',
    install: installCommands.python,
  },
  {
    id: 'go',
    title: 'sdk.package.go.title',
    text: 'sdk.package.go.text',
    plannedName: 'github.com/everything-wallet/sdk-go',
    install: installCommands.go,
  },
];
