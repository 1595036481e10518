package everythingwallet

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/everything-wallet/sdk-go/models"
)

// ErrUnexpectedAnswer is in the error of a method whose answer is not one of the API.
var ErrUnexpectedAnswer = errors.New("the answer is not one of the API: a proxy may have answered, or the base URL is wrong")

// FieldError is one parameter or field of the body that has to be corrected.
type FieldError struct {
	Field  string
	Detail string
}

// APIError says that the API refused a request, or could not do it. Find it with errors.As.
type APIError struct {
	// Status is the HTTP status.
	Status int
	// Code says which problem it is, for example "invalid_request"; the error catalogue lists them all.
	Code string
	// Title is what the problem is called.
	Title string
	// Detail is what happened this time.
	Detail string
	// RequestID names the request in the service's logs and in the developer portal.
	RequestID string
	// DocURL is the page that explains the code.
	DocURL string
	// Retryable says whether the same request may succeed later.
	Retryable bool
	// Errors are the fields that have to be corrected.
	Errors []FieldError
	// RetryAfter is the time to wait before the next try, where the answer states one.
	RetryAfter time.Duration
}

// Error names the status, the code, what happened and the request.
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

// readError reads a failure from an answer and its body.
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
		Retryable:  problem.Retryable,
		RetryAfter: retryAfter,
	}
	if problem.Errors != nil {
		for _, item := range *problem.Errors {
			failure.Errors = append(failure.Errors, FieldError{Field: item.Field, Detail: item.Detail})
		}
	}
	return failure
}

// isWorthRetrying says whether a later try of the same request may succeed.
func isWorthRetrying(status int) bool {
	return status == http.StatusTooManyRequests || status >= http.StatusInternalServerError
}

// retryAfterOf reads the seconds that Retry-After states; false without it, or where it states a date.
func retryAfterOf(response *http.Response) (time.Duration, bool) {
	seconds, err := strconv.ParseUint(response.Header.Get("Retry-After"), 10, 31)
	if err != nil {
		return 0, false
	}
	return time.Duration(seconds) * time.Second, true
}
