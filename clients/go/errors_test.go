package everythingwallet

import (
	"context"
	"errors"
	"net"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"
)

func failure(t *testing.T, given answer) *APIError {
	t.Helper()
	url, _ := fakeAPI(t, given)
	_, err := newClient(t, WithBaseURL(url), WithMaxRetries(0)).Balance(context.Background(), testAddress, Sepolia)
	var apiError *APIError
	if !errors.As(err, &apiError) {
		t.Fatalf("got %v", err)
	}
	return apiError
}

func TestProblemIsReadWhole(t *testing.T) {
	given := problem(400, "invalid_request")
	given.body = strings.TrimSuffix(given.body, "}") + `,"errors":[{"field":"address","detail":"must be an address"}]}`
	got := failure(t, given)
	want := &APIError{
		Status: 400, Code: "invalid_request", Title: "A title", Detail: "What happened.", RequestID: "req_1",
		DocURL: "https://everything-wallet.web.app/errors/invalid_request", Remedy: "Do this.",
		Errors: []FieldError{{Field: "address", Detail: "must be an address"}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if want := "400 invalid_request: What happened.; address: must be an address [req_1]"; got.Error() != want {
		t.Errorf("got %q, want %q", got.Error(), want)
	}
}

func TestRetryAfterIsHandedOn(t *testing.T) {
	given := problem(429, "daily_limit_reached")
	given.header = map[string]string{"Retry-After": "3600"}
	if got := failure(t, given); got.RetryAfter != time.Hour || !got.Retryable {
		t.Errorf("got %+v", got)
	}
}

func TestFailureThatDoesNotComeFromTheAPI(t *testing.T) {
	for _, given := range []answer{
		{status: 502, body: "<h1>Bad gateway</h1>"}, {status: 404, body: "{}"}, {status: 403, body: "[1]"},
		{status: 204}, {status: 418, body: `{"code":1}`},
	} {
		url, _ := fakeAPI(t, given)
		_, err := newClient(t, WithBaseURL(url), WithMaxRetries(0)).Health(t.Context())
		if !errors.Is(err, ErrUnexpectedAnswer) || !strings.Contains(err.Error(), strconv.Itoa(given.status)) {
			t.Errorf("got %v", err)
		}
	}
}

func TestFailedConnection(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	url := "http://" + listener.Addr().String()
	if err := listener.Close(); err != nil {
		t.Fatal(err)
	}
	_, err = newClient(t, WithBaseURL(url), WithMaxRetries(0)).Health(context.Background())
	var connection *net.OpError
	if !errors.As(err, &connection) {
		t.Errorf("got %v", err)
	}
}
