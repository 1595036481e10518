package everythingwallet

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/everything-wallet/sdk-go/models"
)

// ErrUnexpectedAnswer marks the error of a method whose answer is not from the API.
var ErrUnexpectedAnswer = errors.New("the answer is not one of the API: a proxy may have answered, or the base URL is wrong")

// longestDuration replaces every wait that a time.Duration cannot hold.
const longestDuration time.Duration = math.MaxInt64

// FieldError is one invalid parameter or body field.
type FieldError struct {
	Field  string
	Detail string
}

// APIError means that the API rejected a request or could not complete it. Find it with errors.As.
type APIError struct {
	// Status is the HTTP status.
	Status int
	// Code is the code of the problem: one of the constants in models, or one that later versions add.
	Code ProblemCode
	// Title is a short name for the problem.
	Title string
	// Detail describes this occurrence of the problem.
	Detail string
	// RequestID identifies the request in the service's logs and in the developer portal.
	RequestID string
	// DocURL is the page that explains the code.
	DocURL string
	// Remedy is the next step for the caller, in one or two sentences.
	Remedy string
	// Retryable is true if the same request may succeed later.
	Retryable bool
	// Errors are the invalid fields.
	Errors []FieldError
	// RetryAfter is the time to wait before a retry, if the answer states one.
	RetryAfter time.Duration

	leavesOpen bool
}

// Error returns the status, the code, the detail, the invalid fields and the request id.
func (e *APIError) Error() string {
	var text strings.Builder
	fmt.Fprintf(&text, "%d %s: %s", e.Status, e.Code, e.Detail)
	for _, field := range e.Errors {
		fmt.Fprintf(&text, "; %s: %s", field.Field, field.Detail)
	}
	if e.RequestID != "" {
		fmt.Fprintf(&text, " [%s]", e.RequestID)
	}
	return text.String()
}

// openError is a failure after an attempt that may have been executed.
type openError struct{ error }

func (e openError) Unwrap() error { return e.error }

// MayHaveArrived reports whether a request that ended in an error may still have been executed: after
// SendTransaction, whether the network may have received the transaction. Then send the same bytes again, or look up the hash; do
// not sign again. It is false for nil and for requests that were rejected before anything was sent.
func MayHaveArrived(err error) bool {
	var open openError
	return errors.As(err, &open)
}

// mayHaveArrived reports whether a single attempt may have been executed: always, unless the API rules it out.
func mayHaveArrived(failure error) bool {
	var apiError *APIError
	return !errors.As(failure, &apiError) || apiError.leavesOpen
}

// readError returns the error for a response and its body.
func readError(response *http.Response, body []byte) error {
	var problem models.Problem
	if err := json.Unmarshal(body, &problem); err != nil || problem.Code == "" || problem.Detail == "" {
		return fmt.Errorf("status %d: %w", response.StatusCode, ErrUnexpectedAnswer)
	}
	retryAfter, _ := retryAfterOf(response)
	failure := &APIError{
		Status:     response.StatusCode,
		Code:       problem.Code,
		Title:      problem.Title,
		Detail:     problem.Detail,
		RequestID:  problem.RequestId,
		DocURL:     problem.DocUrl,
		Remedy:     problem.Remedy,
		Retryable:  problem.Retryable,
		RetryAfter: retryAfter,
		leavesOpen: response.StatusCode >= http.StatusInternalServerError && problem.Code != models.UpstreamUnavailable,
	}
	if problem.Errors != nil {
		for _, item := range *problem.Errors {
			failure.Errors = append(failure.Errors, FieldError{Field: item.Field, Detail: item.Detail})
		}
	}
	return failure
}

// isWorthRetrying reports whether the same request may succeed later.
func isWorthRetrying(status int) bool {
	return status == http.StatusTooManyRequests || status >= http.StatusInternalServerError
}

// retryAfterOf returns the wait of Retry-After, a number of seconds or a date; false without the header or if the date has
// passed.
func retryAfterOf(response *http.Response) (time.Duration, bool) {
	value := response.Header.Get("Retry-After")
	seconds, err := strconv.ParseUint(value, 10, 64)
	switch {
	case err == nil && seconds <= uint64(longestDuration/time.Second):
		return time.Duration(seconds) * time.Second, true
	case err == nil, errors.Is(err, strconv.ErrRange):
		return longestDuration, true
	}
	date, err := http.ParseTime(value)
	if err != nil {
		return 0, false
	}
	// Callers must not have to handle a negative wait.
	wait := max(0, time.Until(date))
	return wait, wait > 0
}
