package everythingwallet

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/everything-wallet/sdk-go/models"
)

// pollInterval is the wait between two requests of WaitForTransaction.
const pollInterval = 4 * time.Second

// WaitForTransaction polls until a transaction is completed or failed. It continues if no node knows the transaction yet,
// after temporary failures, and if only some of the nodes report a failure. The context ends the wait, so give it a
// deadline: five minutes are enough on every network. The error is then the context's cause, joined with the last failure,
// and the transaction may still go through: do not sign again.
func (c *Client) WaitForTransaction(ctx context.Context, hash string, network NetworkName) (*Transaction, error) {
	for {
		transaction, err := c.Transaction(ctx, hash, network)
		if err == nil && transaction.Status != StatusPending {
			return transaction, nil
		}
		if ctx.Err() != nil {
			return nil, stillOpen(ctx, err)
		}
		pause := pollInterval
		if err != nil {
			if !mayPass(err) {
				return nil, err
			}
			var apiError *APIError
			if errors.As(err, &apiError) {
				pause = max(pause, apiError.RetryAfter)
			}
		}
		if sleep(ctx, pause) != nil {
			return nil, stillOpen(ctx, err)
		}
	}
}

// stillOpen returns the error of a wait that timed out; the last failure may be nil.
func stillOpen(ctx context.Context, last error) error {
	over := fmt.Errorf("the transaction is still pending, and may be in a block later: %w", context.Cause(ctx))
	return wrap(openError{errors.Join(over, last)})
}

// mayPass reports whether a later request may succeed.
func mayPass(err error) bool {
	var apiError *APIError
	if errors.As(err, &apiError) {
		return apiError.Code == models.TransactionNotFound || isWorthRetrying(apiError.Status)
	}
	return !errors.Is(err, ErrUnexpectedAnswer)
}
