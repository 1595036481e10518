package everythingwallet_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"

	everythingwallet "github.com/everything-wallet/sdk-go"
)

// A stand-in for the API, so that the examples run without a network.
func exampleAPI() *httptest.Server {
	return httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Query().Get("address") == "0x12" {
			w.Header().Set("Content-Type", "application/problem+json")
			w.WriteHeader(http.StatusBadRequest)
			_, _ = io.WriteString(w, `{"code":"invalid_request","detail":"A parameter is malformed.",
				"errors":[{"field":"address","detail":"must be 0x and 40 hex digits"}]}`)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = io.WriteString(w, `{"balance":"0.25","balanceWei":"250000000000000000","currency":"SepoliaETH"}`)
	}))
}

func ExampleClient_Balance() {
	server := exampleAPI()
	defer server.Close()

	// Without WithBaseURL the client uses the public deployment.
	client, err := everythingwallet.New("ew_live_key", everythingwallet.WithBaseURL(server.URL))
	if err != nil {
		panic(err)
	}
	balance, err := client.Balance(context.Background(), "0x52908400098527886E0F7030069857D2E4169EE7", everythingwallet.Sepolia)
	if err != nil {
		panic(err)
	}
	fmt.Println(balance.Balance, balance.Currency)
	// Output: 0.25 SepoliaETH
}

func ExampleAPIError() {
	server := exampleAPI()
	defer server.Close()

	client, err := everythingwallet.New("ew_live_key", everythingwallet.WithBaseURL(server.URL))
	if err != nil {
		panic(err)
	}
	_, err = client.Balance(context.Background(), "0x12", everythingwallet.Sepolia)
	var apiError *everythingwallet.APIError
	if errors.As(err, &apiError) {
		fmt.Println(apiError.Status, apiError.Code, apiError.Errors[0].Field)
	}
	// Output: 400 invalid_request address
}
