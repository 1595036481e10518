package everythingwallet

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"time"
)

const (
	// firstWait is the longest wait before the first retry; it doubles from one retry to the next.
	firstWait = 500 * time.Millisecond
	// longestWait is the longest wait that the SDK chooses by itself.
	longestWait = 8 * time.Second
	// longestRetryAfter is the longest Retry-After to honor: above it, callers get the error at once instead of hanging.
	longestRetryAfter = 60 * time.Second
)

// retryingDoer sends requests until they succeed or a retry cannot help. Every request can be sent twice:
// broadcasting the same signed bytes is one transaction.
type retryingDoer struct {
	client     *http.Client
	maxRetries int
	// authorize adds the key. The key is not a field, so that printing a client cannot reveal it.
	authorize func(http.Header)
}

func newRetryingDoer(apiKey string, client *http.Client, maxRetries int) *retryingDoer {
	withoutRedirects := *client
	withoutRedirects.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &retryingDoer{
		client:     &withoutRedirects,
		maxRetries: maxRetries,
		authorize: func(header http.Header) {
			header.Set("Authorization", "Bearer "+apiKey)
		},
	}
}

// Do returns only responses with status 200; every other response is an error.
func (d *retryingDoer) Do(request *http.Request) (*http.Response, error) {
	isOpen := false
	for tries := 1; ; tries++ {
		response, err := d.try(request)
		if err == nil && response.StatusCode == http.StatusOK {
			return response, nil
		}
		failure := err
		if err == nil {
			failure = readFailure(response)
		}
		isOpen = isOpen || mayHaveArrived(failure)
		if isOpen {
			failure = openError{failure}
		}
		if request.Context().Err() != nil {
			return nil, failure
		}
		wait, isUseful := waitBeforeRetry(response, tries)
		if !isUseful || tries > d.maxRetries {
			return nil, failure
		}
		if err := sleep(request.Context(), wait); err != nil {
			return nil, fmt.Errorf("%w while waiting to try again after: %w", err, failure)
		}
	}
}

// try sends a request once and reads the whole response, so that a connection that breaks halfway is retried too.
func (d *retryingDoer) try(request *http.Request) (*http.Response, error) {
	attempt := request.Clone(request.Context())
	attempt.Header.Set("User-Agent", "everything-wallet-sdk-go/"+Version)
	// The health check needs no key, so none is sent.
	if !strings.HasSuffix(attempt.URL.Path, "/api/v1/health") {
		d.authorize(attempt.Header)
	}
	if request.GetBody != nil {
		body, err := request.GetBody()
		if err != nil {
			return nil, err
		}
		attempt.Body = body
	}
	response, err := d.client.Do(attempt)
	if err != nil {
		return nil, err
	}
	body, err := io.ReadAll(response.Body)
	if closeErr := response.Body.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		return nil, err
	}
	response.Body = io.NopCloser(bytes.NewReader(body))
	return response, nil
}

func readFailure(response *http.Response) error {
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	return readError(response, body)
}

// waitBeforeRetry returns the wait before the next attempt; false if a retry cannot help. The response is nil if the
// request got none.
func waitBeforeRetry(response *http.Response, tries int) (time.Duration, bool) {
	if response != nil {
		if !isWorthRetrying(response.StatusCode) {
			return 0, false
		}
		if asked, ok := retryAfterOf(response); ok {
			return asked, asked <= longestRetryAfter
		}
	}
	// Full jitter, so that clients that failed together do not retry together.
	longest := longestWait
	if doublings := tries - 1; doublings < 5 {
		longest = min(longest, firstWait<<doublings)
	}
	return rand.N(longest + 1), true
}

// sleep waits, or returns early with the context's cause when the context ends.
func sleep(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-timer.C:
		return nil
	}
}
