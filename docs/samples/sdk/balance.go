// Shown on the pages for developers, from one region mark to the other.

// #region shown
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	everythingwallet "github.com/everything-wallet/sdk-go"
)

func main() {
	client, err := everythingwallet.New(os.Getenv("EW_API_KEY"))
	if err != nil {
		log.Fatal(err)
	}
	answer, err := client.Balance(
		context.Background(),
		"0x52908400098527886E0F7030069857D2E4169EE7",
		everythingwallet.Sepolia,
	)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(answer.Balance, answer.Currency)
}
// #endregion
