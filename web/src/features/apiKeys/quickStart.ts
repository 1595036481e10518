/** Languages of the quick start, in the order of their tabs. */
export const quickStartLanguages = ['curl', 'TypeScript', 'Python', 'Go'] as const;

export type QuickStartLanguage = (typeof quickStartLanguages)[number];

/** Values in the quick start. */
export interface QuickStartValues {
  /** Origin of the API, without a trailing slash. */
  readonly origin: string;
  /** The key, or its placeholder on the screen. */
  readonly key: string;
  readonly address: string;
  /** Its `rpcName`. */
  readonly network: string;
}

/** Returns a program that reads a balance, ready to paste and run. */
export function quickStart(language: QuickStartLanguage, values: QuickStartValues): string {
  return samples[language](values);
}

const samples: Record<QuickStartLanguage, (values: QuickStartValues) => string> = {
  curl: ({ origin, key, address, network }) => {
    const url = `${origin}/api/v1/balance?${new URLSearchParams({ address, network }).toString()}`;
    return `curl ${shellQuoted(url)} \\\n  --header ${shellQuoted(`Authorization: Bearer ${key}`)}`;
  },
  TypeScript: ({
    origin,
    key,
    address,
    network,
  }) => `import { EverythingWallet } from '@everything-wallet/sdk';

const wallet = new EverythingWallet({
  apiKey: ${quoted(key, "'")},
  baseUrl: ${quoted(origin, "'")},
});
const { balance, currency } = await wallet.getBalance({
  address: ${quoted(address, "'")},
  network: ${quoted(network, "'")},
});
console.log(balance, currency);`,
  Python: ({ origin, key, address, network }) => `from everything_wallet import EverythingWallet

wallet = EverythingWallet(
    api_key=${quoted(key)},
    base_url=${quoted(origin)},
)
answer = wallet.get_balance(
    address=${quoted(address)},
    network=${quoted(network)},
)
print(answer.balance, answer.currency)`,
  Go: ({ origin, key, address, network }) => `package main

import (
	"context"
	"fmt"
	"log"

	everythingwallet "github.com/everything-wallet/sdk-go"
)

func main() {
	wallet, err := everythingwallet.New(
		${quoted(key)},
		everythingwallet.WithBaseURL(${quoted(origin)}),
	)
	if err != nil {
		log.Fatal(err)
	}
	answer, err := wallet.Balance(
		context.Background(),
		${quoted(address)},
		${quoted(network)},
	)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Balance, answer.Currency)
}`,
};

/** Quotes a text as a literal of a programming language. */
function quoted(text: string, quote = '"'): string {
  return quote + text.replace(/\\/g, '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}

/** Quotes a text as one word of a shell, in double quotes, which work in the terminals of every system. */
function shellQuoted(text: string): string {
  return `"${text.replace(/[\\"$`]/g, '\\$&')}"`;
}
