package everythingwallet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/everything-wallet/sdk-go/internal/generated"
	"github.com/everything-wallet/sdk-go/models"
)

// DefaultBaseURL is the deployment that is asked unless WithBaseURL names another.
const DefaultBaseURL = "https://everything-wallet.web.app"

const (
	defaultMaxRetries = 3
	defaultTimeout    = 30 * time.Second
)

// NetworkName names a network: its rpcName or its chain id.
type NetworkName string

// The networks by their rpcName.
const (
	Mainnet        NetworkName = "mainnet"
	Sepolia        NetworkName = "sepolia"
	PolygonMainnet NetworkName = "polygon-mainnet"
	PolygonAmoy    NetworkName = "polygon-amoy"
)

// The answers of the methods.
type (
	Balance         = models.Balance
	GasEstimate     = models.GasEstimate
	Health          = models.Health
	Network         = models.Network
	ProblemCode     = models.ProblemCode
	SentTransaction = models.SentTransaction
	Transaction     = models.Transaction
)

// What Transaction.Status may be.
const (
	StatusPending   = models.Pending
	StatusCompleted = models.Completed
	StatusFailed    = models.Failed
)

// Transfer is what EstimateGas is asked about.
type Transfer struct {
	From string
	To   string
	// Value is the amount in wei, decimal or hex with 0x; empty means 0.
	Value   string
	Network NetworkName
}

// Client asks the API. It is safe for use by several goroutines at once.
type Client struct {
	baseURL   string
	generated *generated.ClientWithResponses
}

// New makes a client with a key of the developer portal; nothing is sent yet. The error never repeats the key.
func New(apiKey string, options ...Option) (*Client, error) {
	s := settings{
		baseURL:    DefaultBaseURL,
		maxRetries: defaultMaxRetries,
		httpClient: &http.Client{Timeout: defaultTimeout},
	}
	for _, option := range options {
		option(&s)
	}
	if err := checkAPIKey(apiKey); err != nil {
		return nil, err
	}
	if err := checkBaseURL(s.baseURL); err != nil {
		return nil, err
	}
	if s.httpClient == nil {
		return nil, errors.New("everythingwallet: the HTTP client is nil")
	}
	doer := newRetryingDoer(apiKey, s.httpClient, s.maxRetries)
	client, err := generated.NewClientWithResponses(s.baseURL, generated.WithHTTPClient(doer))
	if err != nil {
		return nil, fmt.Errorf("everythingwallet: %w", err)
	}
	return &Client{baseURL: s.baseURL, generated: client}, nil
}

// String names the deployment; the key is not shown.
func (c Client) String() string {
	return fmt.Sprintf("everythingwallet.Client{%s}", c.baseURL)
}

// GoString is the same as String.
func (c Client) GoString() string {
	return c.String()
}

// Balance tells what an address holds in the network's own coin, in the latest block.
func (c *Client) Balance(ctx context.Context, address string, network NetworkName) (*Balance, error) {
	response, err := c.generated.GetBalanceWithResponse(ctx, &models.GetBalanceParams{
		Address: address,
		Network: models.GetBalanceParamsNetwork(network),
	})
	if err != nil {
		return nil, wrap(err)
	}
	if response.JSON200 == nil || response.JSON200.BalanceWei == "" {
		return nil, wrap(ErrUnexpectedAnswer)
	}
	return response.JSON200, nil
}

// EstimateGas tells what a transfer costs at most now, and the nonce and fees to sign it with.
func (c *Client) EstimateGas(ctx context.Context, transfer Transfer) (*GasEstimate, error) {
	params := &models.EstimateGasParams{
		From:    transfer.From,
		To:      transfer.To,
		Network: models.EstimateGasParamsNetwork(transfer.Network),
	}
	if transfer.Value != "" {
		params.Value = &transfer.Value
	}
	response, err := c.generated.EstimateGasWithResponse(ctx, params)
	if err != nil {
		return nil, wrap(err)
	}
	if response.JSON200 == nil || response.JSON200.GasLimit == "" {
		return nil, wrap(ErrUnexpectedAnswer)
	}
	return response.JSON200, nil
}

// SendTransaction gives a signed transaction, as hex with 0x, to the network. Sending the same bytes again is safe: it
// is the same transaction, and answered alike.
func (c *Client) SendTransaction(ctx context.Context, signed string, network NetworkName) (*SentTransaction, error) {
	response, err := c.generated.SendTransactionWithResponse(ctx, models.SendTransaction{
		SignedTransaction: signed,
		Network:           models.SendTransactionNetwork(network),
	})
	var noJSON *json.SyntaxError
	var otherJSON *json.UnmarshalTypeError
	if errors.As(err, &noJSON) || errors.As(err, &otherJSON) {
		// An answer that cannot be read leaves open what became of the bytes.
		return nil, wrap(openError{err})
	}
	if err != nil {
		return nil, wrap(err)
	}
	if response.JSON200 == nil || response.JSON200.TxHash == "" {
		return nil, wrap(openError{ErrUnexpectedAnswer})
	}
	return response.JSON200, nil
}

// Transaction tells what became of a transaction.
func (c *Client) Transaction(ctx context.Context, hash string, network NetworkName) (*Transaction, error) {
	response, err := c.generated.GetTransactionWithResponse(ctx, hash, &models.GetTransactionParams{
		Network: models.GetTransactionParamsNetwork(network),
	})
	if err != nil {
		return nil, wrap(err)
	}
	if response.JSON200 == nil || response.JSON200.TxHash == "" {
		return nil, wrap(ErrUnexpectedAnswer)
	}
	return response.JSON200, nil
}

// Networks lists the networks that the other methods can be asked about.
func (c *Client) Networks(ctx context.Context) ([]Network, error) {
	response, err := c.generated.ListNetworksWithResponse(ctx)
	if err != nil {
		return nil, wrap(err)
	}
	if response.JSON200 == nil || response.JSON200.Networks == nil {
		return nil, wrap(ErrUnexpectedAnswer)
	}
	return response.JSON200.Networks, nil
}

// Health tells whether the API answers; it says nothing about the networks behind it.
func (c *Client) Health(ctx context.Context) (*Health, error) {
	response, err := c.generated.GetHealthWithResponse(ctx)
	if err != nil {
		return nil, wrap(err)
	}
	if response.JSON200 == nil || response.JSON200.Status == "" {
		return nil, wrap(ErrUnexpectedAnswer)
	}
	return response.JSON200, nil
}

// wrap says where an error comes from; errors.As and errors.Is still find what is in it.
func wrap(err error) error {
	return fmt.Errorf("everythingwallet: %w", err)
}
