// Command ask sends one request to the API and prints the response as JSON:
//
//	EW_API_KEY=ew_live_… go run ./examples/ask balance 0x5290…9EE7 sepolia
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"

	everythingwallet "github.com/everything-wallet/sdk-go"
)

type fieldError struct {
	Field  string `json:"field"`
	Detail string `json:"detail"`
}

type failure struct {
	Status    int          `json:"status"`
	Code      string       `json:"code"`
	Detail    string       `json:"detail"`
	Retryable bool         `json:"retryable"`
	Errors    []fieldError `json:"errors"`
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	answer, err := ask(ctx, os.Args[1:])
	var apiError *everythingwallet.APIError
	switch {
	case err == nil:
		write(answer)
	case errors.As(err, &apiError):
		write(map[string]failure{"error": describe(apiError)})
		os.Exit(1)
	default:
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func ask(ctx context.Context, words []string) (any, error) {
	baseURL := os.Getenv("EW_BASE_URL")
	if baseURL == "" {
		baseURL = everythingwallet.DefaultBaseURL
	}
	client, err := everythingwallet.New(
		os.Getenv("EW_API_KEY"), everythingwallet.WithBaseURL(baseURL))
	if err != nil {
		return nil, err
	}
	question := ""
	if len(words) > 0 {
		question, words = words[0], words[1:]
	}
	network := func(name string) everythingwallet.NetworkName { return everythingwallet.NetworkName(name) }
	switch {
	case question == "health" && len(words) == 0:
		return client.Health(ctx)
	case question == "networks" && len(words) == 0:
		networks, err := client.Networks(ctx)
		return map[string]any{"networks": networks}, err
	case question == "estimate" && len(words) == 4:
		return client.EstimateGas(ctx, everythingwallet.Transfer{
			From: words[0], To: words[1], Value: words[2], Network: network(words[3]),
		})
	case question == "simulate" && len(words) == 4:
		return client.Simulate(ctx, everythingwallet.Call{
			From: words[0], To: words[1], Data: words[2], Network: network(words[3]),
		})
	case question == "send" && len(words) == 2:
		return client.SendTransaction(ctx, words[0], network(words[1]))
	case question == "transaction" && len(words) == 2:
		return client.Transaction(ctx, words[0], network(words[1]))
	}
	if answer, err := askRead(ctx, client, question, words); answer != nil || err != nil {
		return answer, err
	}
	return nil, errors.New("usage: ask health | networks | estimate <from> <to> <wei> <network> | " +
		"simulate <from> <to> <data> <network> | send <signed> <network> | transaction <hash> <network> | " +
		readUsage)
}

func describe(err *everythingwallet.APIError) failure {
	fields := []fieldError{}
	for _, item := range err.Errors {
		fields = append(fields, fieldError{item.Field, item.Detail})
	}
	return failure{err.Status, string(err.Code), err.Detail, err.Retryable, fields}
}

func write(value any) {
	text, err := json.Marshal(value)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(string(text))
}
