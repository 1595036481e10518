// The developer pages show the lines between the region marks.

// #region shown
// Save as main.go in a new folder and run the install command there. Then:
// EW_API_KEY=ew_test_… go run -mod=mod .
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	everythingwallet "github.com/everything-wallet/sdk-go"
)

func main() {
	client, err := everythingwallet.New(
		os.Getenv("EW_API_KEY"),
		everythingwallet.WithBaseURL("https://everything-wallet.web.app"),
	)
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
