import type { TextId } from '../../texts/texts.ts';
import { installCommands } from './downloads.ts';

/** Package for programs in one language. */
export interface SdkPackage {
  readonly id: 'javascript' | 'python' | 'go';
  readonly title: TextId;
  readonly text: TextId;
  /** Returns the install command for the site's origin. */
  readonly install: (origin: string) => string;
  /** Planned name in the registry. Until we own it, no page shows a command with it. */
  readonly plannedName: string;
}

/** Packages on /sdk-libraries. */
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
